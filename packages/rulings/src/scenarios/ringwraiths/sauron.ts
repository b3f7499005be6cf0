import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

const kind = 'ringwraith';
const EYE = 'The Lidless Eye';

/** Sauron himself, in place of a Ringwraith. */
export const ringwraithSauron: readonly Scenario[] = [
  scenario(
    'With the Eye its player has no Bade to Rule any more, and gets no other',
    { proves: ['crf/card/the-lidless-eye/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
          events: ['Bade to Rule'],
          hand: [EYE, 'Bade to Rule'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      const [inPlay] = t.state.table.filter((id) => t.idOf(id) === 'LE-167');
      t.resource.plays(EYE).stage.resolve();
      t.equal(t.state.zone[inPlay ?? -1], 'discard', 'gone at once');
      t.shows('crf/card/the-lidless-eye/1#1');
      t.resource.refused('Bade to Rule', { banned: 'coe/9.4' }, { way: 'not in play' });
      t.shows('crf/card/the-lidless-eye/1#2');
      t.say('Those of others are not touched by it');
      t.board({
        resource: { kind, companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }], hand: [EYE] },
        others: [{ kind: 'fallen-wizard', events: ['Bade to Rule'] }],
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(EYE).stage.resolve();
      t.equal(t.card('Bade to Rule').zone, 'play', 'it stays');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
          hand: ['Bade to Rule'],
        },
        hazard: { kind, events: [EYE] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.may('play Bade to Rule');
      t.shows('crf/card/the-lidless-eye/1#3');
    },
  ),

  scenario(
    'The Eye is played against Wizards, if no opponent is a Ringwraith',
    { proves: ['crf/card/the-lidless-eye/2', 'crf/term/multi-player-games/4'], rules: ALL },
    (t) => {
      const board = (...foes: ('wizard' | 'ringwraith' | 'balrog')[]) => {
        const [hazard, ...others] = foes.map((foe) => ({ kind: foe }));
        t.board({
          resource: { kind, companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }], hand: [EYE] },
          ...(hazard ? { hazard } : {}),
          others,
          moment: 'organization',
          asksPasses: true,
        });
      };
      for (const foe of ['ringwraith', 'balrog'] as const) {
        board(foe);
        t.resource.refused(EYE, { need: 'coe/9.2' });
      }
      for (const foes of [
        ['wizard', 'ringwraith'],
        ['ringwraith', 'wizard'],
        ['wizard', 'wizard', 'ringwraith'],
      ] as const) {
        board(...foes);
        t.resource.refused(EYE, { need: 'coe/9.2' });
      }
      t.shows('crf/term/multi-player-games/4#1', 'crf/card/the-lidless-eye/2#1');
      board('wizard', 'wizard');
      t.resource.may(`play ${EYE}`);
      t.shows('crf/term/multi-player-games/4#2', 'crf/card/the-lidless-eye/2#2');
    },
  ),

  scenario(
    'While somebody is Sauron his opponent may turn to his sideboard',
    { proves: ['crf/term/sideboard/5', 'coe/2.I.2'], rules: ALL },
    (t) => {
      const board = (eye: boolean) =>
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
            events: eye ? [EYE] : [],
          },
          hazard: { sideboard: ['Wargs'] },
          moment: 'untap',
          asksPasses: true,
        });
      const asked = () => {
        while (t.state.phase === 'untap' && t.decision().about !== 'hazard-sideboard') t.pass();
        return t.decision().about === 'hazard-sideboard';
      };
      board(true);
      t.expect(asked(), 'as against an avatar in play');
      board(false);
      t.expect(!asked(), 'not before he is');
      t.say('With either use of it, and at the price of half the hazard limit');
      for (const to of ['discard', 'deck'] as const) {
        board(true);
        asked();
        t.hazard.chooses(to === 'deck' ? 'into the deck' : 'to the discard pile').chooses('Wargs');
        t.equal(t.card('Wargs').zone, to, 'one is fetched');
        t.skipTo('movement-hazard');
        t.equal(t.limit('Hendolen'), 1, 'of two');
      }
    },
  ),

  scenario(
    'Sauron brings in as many as he likes, or discards one: not both',
    { proves: ['pef/card/sauron/1'], rules: ALL },
    (t) => {
      const board = (...events: 'Sauron'[]) => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: ['Hendolen', 'Orc Veteran'] }],
            events,
            hand: ['Orc Brawler', 'Orc Tracker', 'Orc Captain'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('organize');
      };
      const come = (name: string) =>
        t.resource.chooses(`play ${name}`, 'general influence', 'company of Hendolen');
      board('Sauron');
      come('Orc Brawler');
      t.resource.mayNot('discard Hendolen');
      come('Orc Tracker');
      come('Orc Captain');
      t.equal(t.company('Hendolen').members.length, 5, 'one after the other');
      t.shows('pef/card/sauron/1#1');
      board('Sauron');
      t.resource.may('discard Orc Veteran').chooses('discard Hendolen');
      t.resource.mayNot('play Orc Brawler').mayNot('discard Orc Veteran');
      t.shows('pef/card/sauron/1#2');

      board();
      come('Orc Brawler');
      t.resource.mayNot('play Orc Tracker');
    },
  ),
];
