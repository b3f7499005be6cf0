import {
  type Ban,
  type Block,
  Blocks,
  Done,
  OperatorPage,
  Profile,
  type Report,
  ReportRef,
} from '@mathom/protocol';
import { call } from './rest.ts';

/** What the page asks about people, and what the operator's page asks. */
export const people = {
  profile: () => call(Profile, '/profile'),
  profileAt: (game: string, seat: number) => call(Profile, `/games/${game}/profile/${seat}`),
  blocks: () => call(Blocks, '/blocks'),
  block: (who: Block) => call(Blocks, '/blocks', 'POST', who),
  unblock: (id: string) => call(Blocks, `/blocks/${id}`, 'DELETE'),
  report: (what: Report) => call(ReportRef, '/reports', 'POST', what),
};

export const operator = {
  page: () => call(OperatorPage, '/operator'),
  done: (what: 'reports' | 'bugs', id: string) => call(Done, `/operator/${what}/${id}`, 'POST', {}),
  ban: (ban: Ban) => call(Done, '/operator/bans', 'POST', ban),
  unban: (user: string) => call(Done, `/operator/bans/${encodeURIComponent(user)}`, 'DELETE'),
};
