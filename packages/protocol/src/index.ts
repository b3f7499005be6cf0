/** What the page and the server say to each other: schemas and the types inferred from them. */
export * from './changes.ts';
export * from './client.ts';
export * from './common.ts';
export * from './decks.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './follow.ts';
export * from './people.ts';
export * from './rest.ts';
export * from './server.ts';
