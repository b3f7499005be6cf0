import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('TD-97', 'Alert the Folk', { duration: 'short', ...TODO }),
  resource('TD-100', 'Belegaer', { duration: 'short', ...TODO }),
  resource('TD-109', 'Dwarven Hoard', { duration: 'short', ...TODO }),
  resource('TD-117', 'Forod', { duration: 'short', ...TODO }),
  resource('TD-121', 'Harad', { duration: 'short', ...TODO }),
  resource('TD-122', 'Helm of Her Secrecy', { duration: 'permanent', ...TODO }),
  resource('TD-123', 'Here, There, or Yonder', { duration: 'short', ...TODO }),
  resource('TD-124', 'Hey! come merry dol!', { duration: 'short', ...TODO }),
  resource('TD-126', 'King under the Mountain', {
    duration: 'permanent',
    unique: true,
    points: { source: 'misc', value: 5 },
    ...TODO,
  }),
  resource('TD-127', 'Legendary Hoard', { duration: 'permanent', ...TODO }),
  resource('TD-144', 'Pledge of Conduct', { duration: 'short', ...TODO }),
  resource('TD-145', 'Refuge', { duration: 'permanent', ...TODO }),
  resource('TD-147', 'Rhûn', { duration: 'short', ...TODO }),
  resource('TD-171', 'Wondrous Maps', { duration: 'permanent', ...TODO }),
];
