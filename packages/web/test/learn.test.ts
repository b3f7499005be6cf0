import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  advance,
  createGame,
  decision,
  describeOption,
  query,
  siteNamed,
  view,
} from '@mathom/engine';
import type { SiteCard } from '@mathom/engine/language';
import { perform } from '@mathom/engine/scenario';
import { allScenarios } from '@mathom/rulings/scenarios';
import { describe, expect, it } from 'vitest';
import { citation } from '../src/app/citation.ts';
import { textOf } from '../src/cards/data.ts';
import { companiesOnMap, pathsOnMap, reachableOnMap } from '../src/map/from-state.ts';
import { balrogLesson } from '../src/pages/learn/balrog-lesson.ts';
import { craftLesson } from '../src/pages/learn/craft-lesson.ts';
import { fallenLesson } from '../src/pages/learn/fallen-lesson.ts';
import { firstGame } from '../src/pages/learn/lesson.ts';
import { LEARNER, Lesson, type LessonStep } from '../src/pages/learn/run.ts';
import { shadowLesson } from '../src/pages/learn/shadow-lesson.ts';
import { Reel } from '../src/pages/replay/model.ts';
import { book, chapterAt, found } from '../src/pages/rules/model.ts';
import { addressOf, entries, fold, queryFrom, search } from '../src/pages/rulings/model.ts';
import { havenWord } from '../src/table/model/kinds.ts';
import { happened } from '../src/watch/happened.ts';

describe('the guided game', () => {
  it('can be played to its end, each choice being on offer when it is asked for', () => {
    const lesson = new Lesson(firstGame, officialPool());
    const seen: string[] = [];
    for (let i = 0; i < 200 && !lesson.over; i++) {
      seen.push(...lesson.lines);
      // what one holds are cards that one can read
      for (const { hand } of lesson.state.players)
        for (const id of hand)
          expect(query.def(lesson.state, id).kind, lesson.step.title).not.toBe('region');
      if (lesson.step.k === 'act') {
        expect(lesson.wanted, lesson.step.title).toBeGreaterThanOrEqual(0);
        expect(lesson.choose(lesson.wanted), lesson.step.title).toBeNull();
      } else lesson.next();
    }
    seen.push(...lesson.lines);
    expect(lesson.over).toBe(true);
    expect(lesson.state.result?.winner).toBe(LEARNER);
    // what the texts say is what happens
    expect(seen).toContain('The attack of Wargs is defeated.');
    expect(seen).toContain('Haldir is wounded.');
    expect(seen.join('\n')).toMatch(/You roll 2 and 1 for Aragorn II: 4 against 3, he withstands/);
    expect(seen.join('\n')).toMatch(/You roll 6 and 1 for Aragorn II: 13 against 9/);
  });

  it('of the Shadow too: a company attacks another, and a man of theirs falls', () => {
    const lesson = new Lesson(shadowLesson, officialPool());
    const seen: string[] = [];
    for (let i = 0; i < 60 && !lesson.over; i++) {
      seen.push(...lesson.lines);
      if (lesson.step.k === 'act') {
        expect(lesson.choose(lesson.wanted), lesson.step.title).toBeNull();
      } else lesson.next();
    }
    expect(lesson.over).toBe(true);
    expect(lesson.stage.card('Faramir').zone).toBe('pile');
  });

  /** The whole of a lesson, each wanted choice taken: what was said on the way. */
  const through = (steps: readonly LessonStep[]): { lesson: Lesson; seen: string[] } => {
    const lesson = new Lesson(steps, officialPool());
    const seen: string[] = [];
    for (let i = 0; i < 80 && !lesson.over; i++) {
      seen.push(...lesson.lines);
      if (lesson.step.k === 'act')
        expect(lesson.choose(lesson.wanted), lesson.step.title).toBeNull();
      else lesson.next();
    }
    expect(lesson.over).toBe(true);
    // no blank cards come into a hand
    const { state } = lesson;
    for (const { hand } of state.players)
      for (const id of hand) expect(query.def(state, id).kind).not.toBe('region');
    return { lesson, seen };
  };

  it('of the craft too: the draft, on guard, a Wizard, and a rival’s man won over', () => {
    const { lesson, seen } = through(craftLesson);
    expect(lesson.stage.card('Barliman Butterbur').zone).toBe('discard');
    const said = seen.join('\n');
    expect(said).toMatch(/You roll 6 and 3 .*13 against 1/);
  });

  it('and what the draft says of minds and of two who want the same is so', () => {
    const lesson = new Lesson(craftLesson, officialPool());
    lesson.next();
    const offered = (): string[] =>
      (lesson.decision?.options ?? []).map((o) => describeOption(lesson.state, o));
    for (const [who, gone] of [
      ['Aragorn II', []],
      ['Legolas', []],
      ['Gimli', ['Legolas']],
      ['Bilbo', ['Legolas', 'Glorfindel II']],
    ] as const) {
      expect(offered()).toContain(who);
      for (const name of gone) expect(offered()).not.toContain(name);
      expect(lesson.choose(lesson.wanted)).toBeNull();
    }
  });

  it('of the Fallen-wizard too: what its texts say of stage points and havens is so', () => {
    const { lesson } = through(fallenLesson);
    const { stage } = lesson;
    expect(stage.stagePoints(LEARNER)).toBe(8);
    expect(havenWord(stage.state, stage.id('TW-436'))).toBe('Wizardhaven');
    expect(stage.card('Gatherer of Loyalties').zone).toBe('play');
    expect(stage.decision().about).toBe('path');
    // no starter movement: all ways go by regions
    expect(stage.offered().every((o) => o.startsWith('region movement'))).toBe(true);
  });

  it('of the Balrog too: two come in one turn, and he stays untapped in the deeps', () => {
    const { lesson, seen } = through(balrogLesson);
    const { stage } = lesson;
    expect(stage.card('Azog').companions).toEqual(['Hill-troll']);
    expect(stage.card('The Balrog').status).toBe('untapped');
    expect(stage.company('The Balrog').site).toBe(stage.id('The Gem-deeps'));
    expect(seen.join('\n')).toMatch(/4 \+? ?3|: 7 against 6/);
  });

  it('says of places, keys and points what is so', () => {
    const lesson = new Lesson(firstGame, officialPool());
    const texts = (title: string): LessonStep[] => firstGame.filter((x) => x.title === title);
    const about = (name: string): string =>
      textOf(siteNamed(officialPool(), name) as SiteCard)
        .facts.map((f) => f.value)
        .join('; ');
    // where major items lie, and where they do not
    const [moving] = texts('Moving');
    expect(moving).toMatchObject({ hint: expect.stringContaining('Moria too, but four Orcs') });
    expect(about('Moria')).toMatch(/major.*Orcs: 4 strikes/);
    expect(about('Barrow-downs')).toContain('major');
    for (const name of ['Bree', 'Lórien']) expect(about(name)).not.toContain('major');
    for (let i = 0; i < 200 && !lesson.over; i++) {
      const { step } = lesson;
      if (step.title === 'Keyed to what?') {
        const keys = (lesson.decision?.options ?? []).map((o) => describeOption(lesson.state, o));
        for (const land of ['Wilderness', 'Border-land'])
          expect(keys.join('; ')).toContain(`keyed to ${land}`);
      }
      if (step.title === 'Many turns later') {
        const points = query.tallyForCalling(lesson.state, LEARNER);
        expect(step.text).toContain(`you have gathered ${points} marshalling points`);
        expect(lesson.state.players[LEARNER].exhausted).toBe(1);
      }
      if (step.k === 'act') lesson.choose(lesson.wanted);
      else lesson.next();
    }
  });

  it('answers any other choice with a hint and changes nothing', () => {
    const lesson = new Lesson(firstGame, officialPool());
    while (lesson.step.k !== 'act') lesson.next();
    const before = JSON.stringify(lesson.state);
    const d = lesson.decision;
    d?.options.forEach((_, i) => {
      if (i !== lesson.wanted) expect(lesson.choose(i)).toMatch(/Barrow-downs/);
    });
    expect(lesson.choose(99)).toMatch(/nothing to choose/);
    expect(JSON.stringify(lesson.state)).toBe(before);
    expect([...reachableOnMap(lesson.state, d).keys()].sort()).toEqual([
      'Barrow-downs',
      'Bree',
      'Lórien',
      'Moria',
    ]);
    expect(companiesOnMap(lesson.state, LEARNER).map((c) => [c.at, c.size, c.mine])).toEqual([
      ['Rivendell', 3, true],
      ['Lórien', 2, false],
    ]);
  });

  it('teaches each of the six things', () => {
    const text = firstGame.map((s) => `${s.title} ${s.text}`).join(' ');
    for (const word of ['Moving', 'Hazards', 'Combat', 'Corruption', 'Influence', 'council'])
      expect(text).toContain(word);
  });
});

describe('a replay', () => {
  const setup = { decks: [decks[0], decks[1]], seed: 5, names: ['Ann', 'Ben'] };
  const play = (n: number): { choices: number[]; json: string } => {
    const s = createGame(setup, officialPool());
    const choices: number[] = [];
    for (let i = 0; i < n; i++) {
      const d = decision(s);
      if (!d) break;
      const c = (i * 7 + 3) % d.options.length;
      choices.push(c);
      advance(s, c);
    }
    return { choices, json: JSON.stringify(s) };
  };

  const wound = (choices: number[]): Reel => {
    const reel = new Reel(setup, choices, officialPool());
    while (!reel.wind(50));
    return reel;
  };

  it('shows any step, forwards and backwards, and ends where the game ended', () => {
    const { choices, json } = play(240);
    const reel = wound(choices);
    expect(reel.length).toBe(choices.length + 1);
    expect(JSON.stringify(reel.step(choices.length).state)).toBe(json);
    const there = JSON.stringify(reel.step(130).state);
    reel.step(60);
    expect(JSON.stringify(wound(choices).step(130).state)).toBe(there);
    expect(reel.turns[0]).toMatchObject({ at: 0, phase: 'setup' });
    for (let i = 0; i < reel.turns.length; i++) expect(reel.turnAt(reel.turns[i].at)).toBe(i);
    expect(reel.step(1).caption).toMatch(/^(Ann|Ben): /);
  });

  it('stops where a choice cannot be made again', () => {
    const { choices } = play(40);
    choices[20] = 9999;
    expect(wound(choices).length).toBe(21);
  });

  it('can be put on the map as one side saw it', () => {
    const { choices } = play(240);
    const v = view(wound(choices).step(240).state, 0);
    for (const c of companiesOnMap(v.state, 0)) expect(c.at).not.toBe('');
    for (const p of pathsOnMap(v.state)) expect(p.to).not.toBe('');
  });
});

describe('the rulings', () => {
  const all = entries(allScenarios());
  it('are found by words without accents, by source and by status', () => {
    expect(fold('Lórien Dûm')).toBe('lorien dum');
    expect(search(all, { words: '', source: '', status: '' })).toHaveLength(all.length);
    const proven = search(all, { words: '', source: 'crf', status: 'proven' });
    expect(proven.length).toBeGreaterThan(10);
    for (const e of proven) {
      expect(e.id.startsWith('crf/')).toBe(true);
      expect(e.proofs.length).toBeGreaterThan(0);
      expect(e.says).not.toBe('');
    }
    expect(search(all, { words: 'coe/3.i', source: '', status: '' })[0].id).toBe('coe/3.i');
    expect(search(all, { words: 'no such words at all xyz', source: '', status: '' })).toEqual([]);
  });
  it('have a citation to read', () => {
    expect(citation('crf/card/river/2')).toBe('CRF, card, river, 2');
    expect(citation('coe/2.IV.3')).toBe('CoE 2.IV.3');
  });
  it('keep what was searched for in their address', () => {
    const query = { words: 'on guard', source: 'crf', status: 'proven' } as const;
    const at = addressOf('crf/card/river/2', query, { watch: 1 });
    expect(at).toBe('/rulings/crf/card/river/2?q=on+guard&source=crf&status=proven&watch=1');
    expect(queryFrom(at.slice(at.indexOf('?')))).toEqual(query);
    expect(queryFrom('?source=nobody&status=toString')).toEqual({
      words: '',
      source: '',
      status: '',
    });
  });
  it('can be watched: steps with captions and what happened', () => {
    const sc = allScenarios().find((s) => s.title.startsWith('A scout taps to cancel'));
    if (!sc) throw new Error('There should be one.');
    const p = perform(sc, officialPool(sc.rules[0]));
    expect(p.steps.length).toBeGreaterThan(2);
    expect(p.steps.flatMap((s) => happened(s.state, s.events)).length).toBeGreaterThan(0);
  });
});

describe('the rule book', () => {
  it('indents what stands under another rule, and says for whom a rule is', () => {
    const rules = new Map(book(null).flatMap((c) => c.rules.map((r) => [r.number, r])));
    expect(rules.size).toBe(494);
    expect(rules.get('2.II.3.6.1')).toMatchObject({ depth: 2, whose: '' });
    expect(rules.get('2.II.2.1.R4')).toMatchObject({ depth: 2, whose: 'Ringwraith' });
    expect(rules.get('8.F1')).toMatchObject({ depth: 0, whose: 'Fallen-wizard' });
  });
  it('is opened by chapter and by number, and searched for all words', () => {
    expect(chapterAt('combat')).toBe('combat');
    expect(chapterAt('3.IV.1.1')).toBe('combat');
    expect(chapterAt('3.IV.9')).toBe('');
    const hits = found(book(null), 'half-ORCS').flatMap((c) => c.rules.map((r) => r.number));
    expect(hits).toEqual(['3.IV.1.1']);
    expect(found(book(null), 'half-orcs dragon')).toEqual([]);
  });
  it('knows the scenarios that show a rule', () => {
    const rules = book(allScenarios()).flatMap((c) => c.rules);
    expect(rules.filter((r) => r.proofs.length > 0).length).toBeGreaterThan(400);
  });
});
