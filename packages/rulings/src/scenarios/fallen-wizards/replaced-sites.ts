import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

/** One card of a site in the place of the other. */
export const replacedSitesOfFallenWizards: readonly Scenario[] = [
  scenario(
    'A site card of minions that takes the place of one of heroes is tapped exactly if that was',
    { proves: ['crf/term/fallen-wizard/10', 'coe/g.rep.1'], rules: ALL },
    (t) => {
      for (const status of ['untapped', 'tapped'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [
              {
                at: 'TW-415',
                members: ['Ori', 'Orc Tracker'],
                ...(status === 'tapped' ? { siteTapped: true as const } : {}),
              },
            ],
            hand: ['Great Ruse'],
            sites: ['LE-394'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays('Great Ruse').stage.resolve();
        t.equal(t.idOf(t.company('Ori').site), 'LE-394', 'the other card');
        t.equal(t.card('LE-394').status, status, `${status} as the first was`);
      }
    },
  ),

  scenario(
    'Who makes a Fallen-wizard change to the other card of the site to which he goes provides it, that once',
    { proves: ['crf/tournament/sites/1'], rules: ALL },
    (t) => {
      const going = (sites: Named[]): void => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [
              { at: 'WH-56', to: 'TW-394', by: ['Gap of Isen', 'Rohan'], members: ['Haldir'] },
              { at: 'WH-56', members: ['Orophin'] },
            ],
            sites,
            // two stage points each
            events: ['Never Refuse', 'Never Refuse', 'Never Refuse'],
          },
          hazard: { hand: ['Heart Grown Cold'] },
          moment: 'hazards',
        });
        t.equal(
          t.idOf(t.company('Haldir').dest),
          'TW-394',
          'to Edoras, a Free-hold, by its hero card',
        );
        t.hazard.plays('Heart Grown Cold').stage.resolve();
        t.equal(t.idOf(t.company('Haldir').dest), 'LE-372', 'now by that of minions');
        t.equal(t.state.zone[t.id('TW-394')], 'sites', 'the other is his again');
      };
      /** Out of Edoras, and in his next turn but one the question is whether he can go there once more. */
      const backHome = (): void => {
        t.skipTo('organization', { turns: 1 });
        t.skipTo('organization', { turns: 1 });
        t.resource.chooses('Haldir', 'to Isengard, a fresh card');
        t.skipTo('organization', { turns: 1 });
        t.skipTo('organization', { turns: 1 });
        t.equal(t.card('Haldir').site, 'Isengard', 'he is home again');
      };
      going(['LE-372']);
      t.equal(t.state.owner[t.company('Haldir').dest], 0, 'his own, as he has it');
      t.shows('crf/tournament/sites/1#2');
      backHome();
      t.resource.may('to Edoras');

      going([]);
      t.equal(
        t.state.owner[t.company('Haldir').dest],
        1,
        'he has none, so it comes from the other',
      );
      t.skipTo('enter');
      t.equal(t.card('Haldir').site, 'Edoras', 'he is where he was going');
      t.equal(t.idOf(t.company('Haldir').site), 'LE-372', 'at the card that was lent to him');
      t.shows('crf/tournament/sites/1#1');
      backHome();
      t.resource.mayNot('to Edoras');

      t.say('From then on he has to bring his own: a hero’s card of a haven is of no use to him');
      for (const events of [[], ['Heart Grown Cold']] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [{ at: 'WH-56', members: ['Haldir'] }],
            sites: ['TW-408', 'TW-390'],
          },
          hazard: { events: [...events] },
          moment: 'organization',
        });
        t.resource.may('to Dunnish Clan-hold');
        if (events.length === 0) t.resource.may('to Lórien');
        else t.resource.mayNot('to Lórien');
      }
      t.shows('crf/tournament/sites/1#3');
    },
  ),
];
