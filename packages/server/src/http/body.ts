import { Refusal } from '../errors.ts';

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** What came in, if it is as it should be. */
export function parsed<T>(schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.map(String).join('.') || 'the whole';
  throw new Refusal('malformed', `Not as it should be: ${where} (${issue?.message ?? 'invalid'}).`);
}
