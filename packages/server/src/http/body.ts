import { Refusal } from '../errors.ts';

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** PostgreSQL has no text with a NUL in it, and nobody has a use for one. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}

export const noNul = (value: unknown): void => {
  if (hasNul(value)) throw new Refusal('malformed', 'There is a NUL in the text.');
};

/** What came in, if it is as it should be. */
export function parsed<T>(schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.map(String).join('.') || 'the whole';
  throw new Refusal('malformed', `Not as it should be: ${where} (${issue?.message ?? 'invalid'}).`);
}
