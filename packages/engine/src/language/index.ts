/** The card language: what a card can say. Cards are plain data of these types. */
export * from './ability.ts';
export * from './action.ts';
export * from './attack.ts';
export * from './card.ts';
export * from './card-names.ts';
export * from './effect.ts';
export * from './filter.ts';
export * from './grant.ts';
export * from './kinds.ts';
export * from './names.ts';
export * from './pattern.ts';
export * from './rule.ts';
export * from './value.ts';
