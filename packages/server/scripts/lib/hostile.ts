import type { Rng } from '@mathom/bots';

/** Something that must be refused, whoever of that role sends it. */
export interface Hostile {
  readonly data: string | Buffer;
}

export type Role = 'deciding' | 'waiting' | 'stranger';

export interface About {
  /** a public game in progress, at update `n` */
  readonly game: string;
  /** a game in which none of the senders has a seat, and which is not public */
  readonly other: string;
  readonly n: number;
}

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng(list.length)];

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  -0,
  2 ** 53,
  '',
  '0',
  'x'.repeat(200),
  '\u0000',
  '\u202e\ufeff',
  'Ω≈ç√∫˜µ',
  '{{7*7}}',
  "'; drop table games; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  [],
  [[[[[]]]]],
  {},
  { toString: 'x' },
  { __proto__: null, constructor: { prototype: { admin: true } } },
  ['constructor'],
];

const VERBS = [
  'watch',
  'choose',
  'why',
  'takeback',
  'answer',
  'concede',
  'claim',
  'chat',
  'hands',
  'settings',
];

/** A message of the right shape. */
function whole(t: string, about: About, rng: Rng): Record<string, unknown> {
  const id = `f${rng(2 ** 30)}`;
  const base = { t, game: about.game };
  switch (t) {
    case 'watch':
      return { ...base, since: rng(50) };
    case 'choose':
      return { ...base, id, n: about.n, option: rng(5) };
    case 'why':
      return { ...base, id, card: rng(300) };
    case 'answer':
      return { ...base, id, n: about.n, yes: true };
    case 'chat':
      return { ...base, id, text: 'hello' };
    case 'hands':
      return { ...base, id, open: true };
    case 'settings':
      return {
        ...base,
        settings: {
          passing: {
            autopass: true,
            stops: { 'mine/site': true },
            quiet: [],
            marked: [],
            passOwn: true,
          },
        },
      };
    default:
      return { ...base, id };
  }
}

/** One thing wrong with it: a strange value, a missing or an unknown field. */
function spoiled(about: About, rng: Rng): string {
  const message = whole(pick(rng, VERBS), about, rng);
  const fields = Object.keys(message);
  switch (rng(4)) {
    case 0:
      delete message[pick(rng, ['t', 'game'])];
      break;
    case 1:
      message[pick(rng, ['seat', 'user', 'admin', '__proto__x', 'constructor'])] = pick(
        rng,
        STRANGE,
      );
      break;
    case 2:
      message.t = pick(rng, ['update', 'ack', 'welcome', 'CHOOSE', 'admin', 'constructor', '']);
      break;
    default: {
      const field = pick(
        rng,
        fields.filter((name) => name !== 'since'),
      );
      // what would be right there is left out: any text in a chat, a short word as an id
      const wrong = STRANGE.filter((value) => {
        if (typeof value === 'boolean') return false;
        return (
          !(field === 'text' && typeof value === 'string') && !(field === 'id' && value === '0')
        );
      });
      message[field] = pick(rng, wrong);
      if (field === 'card' || field === 'n' || field === 'option') message[field] = -1 - rng(9);
      if (field === 'settings') message[field] = { autopass: 'yes' };
    }
  }
  return JSON.stringify(message);
}

/** Not JSON at all, or not any more. */
function garbage(about: About, rng: Rng): string | Buffer {
  const text = JSON.stringify(whole(pick(rng, VERBS), about, rng));
  switch (rng(5)) {
    case 0:
      return text.slice(0, 1 + rng(text.length - 2));
    case 1:
      return Buffer.from(Array.from({ length: 1 + rng(60) }, () => rng(256)));
    case 2:
      return `${text}${text}`;
    case 3:
      return '['.repeat(1 + rng(2000));
    default:
      return `{"t":"choose","game":"${'A'.repeat(4100 + rng(20_000))}"}`;
  }
}

/** Well formed, and not allowed: somebody else's turn, an old number, no such thing. */
function forged(role: Role, about: About, rng: Rng): string {
  const elsewhere = { ...about, game: about.other };
  const choose = whole('choose', about, rng);
  const options: unknown[] = [
    { ...choose, option: 1000 + rng(9000) },
    { ...choose, n: rng(about.n) },
    { ...choose, n: about.n + 1 + rng(99) },
    { ...choose, game: 'doesnotexist' },
    { ...whole('why', about, rng), card: 5000 + rng(5000) },
    { t: 'hello', v: 2 + rng(99) },
    whole('watch', elsewhere, rng),
    whole('choose', elsewhere, rng),
    whole('takeback', elsewhere, rng),
    whole('answer', elsewhere, rng),
    whole('concede', elsewhere, rng),
    whole('claim', elsewhere, rng),
    whole('chat', elsewhere, rng),
    whole('settings', elsewhere, rng),
    whole('hands', elsewhere, rng),
    // the game was made without asking for it
    whole('hands', about, rng),
    whole('answer', about, rng),
    whole('claim', about, rng),
  ];
  if (role !== 'deciding') options.push(choose, choose, choose);
  if (role === 'stranger') {
    for (const t of ['takeback', 'concede', 'chat', 'settings', 'why']) {
      options.push(whole(t, about, rng));
    }
  }
  return JSON.stringify(pick(rng, options));
}

export function hostileFor(role: Role, about: About, rng: Rng): Hostile {
  switch (rng(3)) {
    case 0:
      return { data: garbage(about, rng) };
    case 1:
      return { data: spoiled(about, rng) };
    default:
      return { data: forged(role, about, rng) };
  }
}
