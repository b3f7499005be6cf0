/// <reference types="vite/client" />

declare module 'virtual:emblems' {
  /** path data by the name of the emblem */
  const bodies: Readonly<Record<string, string>>;
  export default bodies;
}
