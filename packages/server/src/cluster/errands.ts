import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Bus } from './bus.ts';
import type { Gate } from './gate.ts';

/** A request as it is handed to another server. */
interface Errand {
  readonly method: InjectOptions['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly remoteAddress: string;
}

interface Done {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
}

/** By this a server knows a request that came in by another, and was counted there. */
const MARK = 'x-mathom-errand';
const NOT_TAKEN_ALONG = new Set(['content-length', 'connection', 'transfer-encoding', MARK]);

const plain = (headers: FastifyRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !NOT_TAKEN_ALONG.has(name) ? [[name, value]] : [],
    ),
  );

/** The game that a request is about: in its address, or in its body. */
function gameOf({ params, body }: FastifyRequest): string | null {
  const { id } = (params ?? {}) as { id?: unknown };
  if (typeof id === 'string') return id;
  const { game } = (typeof body === 'object' && body !== null ? body : {}) as { game?: unknown };
  return typeof game === 'string' ? game : null;
}

/** Requests about a game are carried out by the server that has it, wherever they came in. */
export class Errands {
  private readonly bus: Bus;
  private readonly gate: Gate;
  private readonly mark = randomBytes(16).toString('hex');

  constructor(bus: Bus, gate: Gate) {
    this.bus = bus;
    this.gate = gate;
  }

  serve(app: FastifyInstance): void {
    this.bus.on('errand', async ({ about, body }) => {
      const { headers, ...rest } = about as Errand;
      const answer = await app.inject({
        ...rest,
        headers: { ...headers, [MARK]: this.mark },
        ...(body === '' ? {} : { payload: body }),
      });
      const done: Done = {
        status: answer.statusCode,
        headers: answer.headers as Done['headers'],
      };
      return `${JSON.stringify(done)}\n${answer.payload}`;
    });
  }

  /** Was counted where it came in. */
  isErrand(request: FastifyRequest): boolean {
    return request.headers[MARK] === this.mark;
  }

  /** Before a route's own handler: sends the request on if the game is another server's. */
  readonly preHandler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const game = gameOf(request);
    const place = game === null ? null : await this.gate.placeOf(game);
    if (place === null) return;
    const errand: Errand = {
      method: request.method as InjectOptions['method'],
      url: request.url,
      headers: plain(request.headers),
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    };
    const body = request.body === undefined ? '' : JSON.stringify(request.body);
    const answer = await this.bus.ask(place, 'errand', errand, body).catch(() => {
      throw new Refusal('closing', 'The game is being handed over; try again.');
    });
    const at = answer.indexOf('\n');
    const { status, headers } = JSON.parse(answer.slice(0, at)) as Done;
    reply.status(status);
    for (const [name, value] of Object.entries(headers)) {
      if (!NOT_TAKEN_ALONG.has(name)) reply.header(name, value);
    }
    return reply.send(answer.slice(at + 1));
  };
}
