const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/**
 * Sixteen hex digits that tell two texts apart: FNV-1a of 32 bits, and a second run that minds where each
 * character stands. Stored replays carry it, so that it stays as it is.
 */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1000193;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ (c + i), 0x85ebca6b);
  }
  return hex(a) + hex(b);
}
