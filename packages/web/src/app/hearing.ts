import { useSettings } from './settings.ts';

/** A phone is silent until somebody says otherwise. */
const soundByDefault = (): boolean =>
  typeof window !== 'undefined' && !window.matchMedia('(pointer: coarse)').matches;

export const useSound = (): boolean =>
  useSettings((x) => (x.sound === 'auto' ? soundByDefault() : x.sound === 'on'));
