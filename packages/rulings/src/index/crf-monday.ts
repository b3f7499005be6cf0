import { open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: dated announcements. In the order of the source. */
export const crfMonday: readonly Ruling[] = [
  open('crf/monday/10-26-98/1'),
  superseded(
    'crf/monday/10-12-98/1',
    'Padding Feet needs an opposing Hobbit at the site.',
    'Reworded since: it needs an opposing hero company with a Hobbit in it.',
    'crf/card/padding-feet/1 in crf, tournament and coe',
  ),
  open('crf/monday/4-20-98/1'),
  open('crf/monday/4-20-98/2'),
  open('crf/monday/2-9-98/1'),
  open('crf/monday/1-26-98/1'),
  open('crf/monday/1-26-98/2'),
  open('crf/monday/12-6-97/1'),
  open('crf/monday/12-1-97/1'),
  open('crf/monday/12-1-97/2'),
  open('crf/monday/11-17-97/1'),
  open('crf/monday/11-17-97/2'),
  open('crf/monday/11-17-97/3'),
  open('crf/monday/11-17-97/4'),
  open('crf/monday/11-17-97/5'),
  open('crf/monday/11-3-97/1'),
  open('crf/monday/11-3-97/2'),
];
