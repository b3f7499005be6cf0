import { ApiError } from './rest.ts';

/** Accounts: a guest registers and keeps his games, or signs in to the account he has. */
async function post(path: string, body: Record<string, string>): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', 'The server cannot be reached just now.');
  }
  if (answer.ok) return;
  const said: unknown = await answer.json().catch(() => null);
  const message =
    typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : '';
  throw new ApiError('account', message || 'That did not work.');
}

export const account = {
  register: (name: string, email: string, password: string) =>
    post('sign-up/email', { name, email, password }),
  signIn: (email: string, password: string) => post('sign-in/email', { email, password }),
  signOut: () => post('sign-out', {}),
};
