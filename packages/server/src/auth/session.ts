import type { User } from '@mathom/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Auth } from './auth.ts';
import type { Caller } from './known.ts';

/** The headers of a request as better-auth takes them, with the address it came from. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else if (value) for (const one of value) headers.append(name, one);
  }
  headers.set('x-mathom-address', request.ip);
  return headers;
}

interface AnyUser {
  id: string;
  name: string;
  isAnonymous?: boolean | null;
}

const userOf = (user: AnyUser): User => ({
  id: user.id,
  name: user.name,
  guest: user.isAnonymous === true,
});

/** Who is asking, or null. */
export async function callerOf(auth: Auth, request: FastifyRequest): Promise<Caller | null> {
  const { cookie } = request.headers;
  if (!cookie) return null;
  const known = await auth.known(cookie);
  if (known) return known;
  const found = await auth.api.getSession({ headers: headersOf(request) });
  return found ? { user: userOf(found.user), session: found.session.id } : null;
}

export async function whoIs(auth: Auth, request: FastifyRequest): Promise<User | null> {
  return (await callerOf(auth, request))?.user ?? null;
}

export async function needCaller(auth: Auth, request: FastifyRequest): Promise<Caller> {
  const caller = await callerOf(auth, request);
  if (!caller) throw new Refusal('no-session', 'You have no session; GET /api/me makes one.');
  return caller;
}

export async function needUser(auth: Auth, request: FastifyRequest): Promise<User> {
  return (await needCaller(auth, request)).user;
}

/** Who is asking; a guest is made if nobody is known yet. */
export async function userOrGuest(
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const known = await whoIs(auth, request);
  if (known) return known;
  const headers = headersOf(request);
  // a cookie of a session that is over would be in the way
  headers.delete('cookie');
  const { headers: answer, response } = await auth.api.signInAnonymous({
    headers,
    returnHeaders: true,
  });
  if (!response) throw new Refusal('internal', 'No guest could be made.');
  for (const cookie of answer.getSetCookie()) reply.header('set-cookie', cookie);
  return { id: response.user.id, name: response.user.name, guest: true };
}
