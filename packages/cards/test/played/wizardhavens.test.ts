import type { CardName } from '@mathom/engine/language';
import type { BoardSpec, CompanySpec, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Sites that a Fallen-wizard makes havens of his own, and those that he protects. */
const kind = 'fallen-wizard';

/** Events that give him two stage points each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: Math.floor(n / 2) }, (): CardName => 'Never Refuse');

/** The board of a Fallen-wizard who has that company. */
const his = (
  company: CompanySpec,
  moment: BoardSpec['moment'],
  more: Partial<BoardSpec['resource']> = {},
  hazard: BoardSpec['hazard'] = {},
): BoardSpec => ({
  resource: { kind, declared: 'Saruman', companies: [company], ...more },
  hazard,
  moment,
  asksPasses: true,
});

const nowhere = { 'no-target': 'coe/9.3' };

/** A company of an opponent's at the Barrow-downs, of which the Fallen-wizard has a card of minions. */
const rivals = (t: Stage, onSite: Named[], more: Partial<BoardSpec['resource']> = {}): void => {
  t.board({
    resource: {
      companies: [{ at: 'TW-375', members: ['Beretar'] }],
      hand: ['Glamdring', 'Dagger of Westernesse'],
      ...more,
    },
    hazard: {
      kind,
      declared: 'Saruman',
      companies: [{ at: 'LE-353', members: ['Galva'], onSite }],
    },
    moment: 'entered',
    asksPasses: true,
  });
};

describe('Hidden Haven', () => {
  const hand: CardName[] = ['Hidden Haven'];

  holds('lies on Ruins & Lairs in such regions, above the earth or below, and on no lair', (t) => {
    for (const at of ['TW-436', 'AS-169', 'TW-371', 'TW-431', 'DM-30'] as const) {
      t.board(his({ at, members: ['Beretar'] }, 'organization', { hand }));
      t.resource.may('play Hidden Haven');
    }
    for (const at of ['TW-401', 'TW-383', 'TW-378', 'TW-415', 'WH-58'] as const) {
      t.board(his({ at, members: ['Beretar'] }, 'organization', { hand }));
      t.resource.refused('Hidden Haven', nowhere);
    }
  });

  holds('asks that the site is of that type now, and always was', (t) => {
    const at = (site: Named, on: Named): void =>
      void t.board(his({ at: site, members: ['Beretar'], onSite: [on] }, 'organization', { hand }));
    at('TW-436', 'Rebuild the Town');
    t.resource.refused('Hidden Haven', nowhere);
    at('TW-378', "Nature's Revenge");
    t.resource.refused('Hidden Haven', nowhere);
    at('TW-436', 'Double-dealing');
    t.resource.may('play Hidden Haven');
  });

  holds('is played while organizing', (t) => {
    t.board(his({ at: 'TW-436', members: ['Beretar'] }, 'entered', { hand }));
    t.resource.refused('Hidden Haven', { 'stage-phase': 'coe/5.F1' });
  });

  holds('makes a haven, where people come and heal', (t) => {
    const organizing = (onSite: Named[]): void =>
      void t.board(
        his(
          { at: 'TW-375', members: [{ name: 'Beretar', status: 'wounded' }], onSite },
          'organization',
          { hand: ['Balin', 'Hidden Haven'] },
        ),
      );
    organizing([]);
    t.resource.refused('Balin', { 'no-site': 'coe/2.II.2.2' });
    t.resource.plays('Hidden Haven').stage.resolve();
    t.equal(t.card('Hidden Haven').host, 'Barrow-downs', 'it lies there');
    t.resource.chooses('organize').may('play Balin');
    t.board(
      his(
        {
          at: 'TW-375',
          members: [{ name: 'Beretar', status: 'wounded' }],
          onSite: ['Hidden Haven'],
        },
        'untap',
      ),
    );
    t.skipTo('organization');
    t.equal(t.card('Beretar').status, 'tapped', 'he is healed');
  });

  holds('leaves nothing to be found there, and nobody to fight', (t) => {
    const entering = (onSite: Named[]): void =>
      void t.board(
        his({ at: 'TW-375', members: ['Beretar'], onSite }, 'site', { hand: ['Glamdring'] }),
      );
    entering([]);
    t.resource.chooses('enter');
    t.expect(t.underAttack, 'the wights');
    entering(['Hidden Haven']);
    t.resource.chooses('enter');
    t.expect(!t.underAttack, 'nobody');
    t.resource.refused('Glamdring', { 'not-here': 'coe/2.V.4' });
  });

  holds('shelters his companies there from all attacks', (t) => {
    for (const there of [false, true]) {
      t.board(
        his(
          { at: 'TW-375', members: ['Galva'], onSite: there ? ['Hidden Haven'] : [] },
          'hazards',
          {},
          { hand: ['Arthadan Rangers'] },
        ),
      );
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Arthadan Rangers').stage.resolve();
      t.equal(t.underAttack, !there, there ? 'canceled' : 'there they are');
    }
  });

  holds('is nobody else’s haven then', (t) => {
    const other = (onSite: Named[]): void =>
      void t.board(
        his(
          { at: 'TW-375', members: ['Beretar'] },
          'organization',
          { hand },
          {
            kind,
            declared: 'Pallando',
            companies: [{ at: 'LE-353', members: ['Galva'], onSite }],
          },
        ),
      );
    other([]);
    t.resource.may('play Hidden Haven');
    other(['Hidden Haven']);
    t.resource.refused('Hidden Haven', { banned: 'coe/9.4' });
  });

  holds('goes with its site, and in no other way', (t) => {
    t.board(
      his(
        { at: 'TW-375', members: ['Saruman'], onSite: ['Hidden Haven'] },
        'hazards',
        { events: ['Great Patron', 'Bad Company'] },
        { hand: ['Echoes of the Song'] },
      ),
    );
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays('Echoes of the Song', { way: 'stage card' }).stage.resolve();
    t.resource.may('Great Patron').mayNot('Hidden Haven');
    t.board(
      his(
        { at: 'TW-375', members: ['Beretar'], onSite: ['Hidden Haven'], to: 'TW-378' },
        'hazards',
        { events: strayed(6) },
      ),
    );
    t.skipTo('organization', { turns: 2 });
    t.equal(
      [t.card('Hidden Haven').zone, t.card('TW-375').zone],
      ['discard', 'sites'],
      'both gone',
    );
    t.board(
      his({ at: 'TW-375', members: ['Beretar'], onSite: ['Hidden Haven'] }, 'organization', {
        events: strayed(6),
      }),
    );
    t.resource.passes();
    t.hazard.passes();
    t.resource.may('discard Never Refuse').mayNot('discard Hidden Haven');
  });
});

describe('Mischief in a Mean Way', () => {
  const hand: CardName[] = ['Mischief in a Mean Way'];

  holds('on a Border-hold that they have entered, by one who has strayed far', (t) => {
    const at = (site: Named, points: number, moment: BoardSpec['moment'] = 'entered'): void =>
      void t.board(
        his({ at: site, members: ['Beretar'] }, moment, { hand, events: strayed(points) }),
      );
    at('TW-378', 10);
    t.resource.plays('Mischief in a Mean Way').stage.resolve();
    t.equal([t.points(0).misc, t.stagePoints(0)], [2, 12], 'worth two, and strayed further');
    at('TW-378', 8);
    t.resource.refused('Mischief in a Mean Way', { need: 'coe/9.2' });
    at('TW-436', 10);
    t.resource.refused('Mischief in a Mean Way', nowhere);
    at('TW-378', 10, 'organization');
    t.resource.refused('Mischief in a Mean Way', { phase: 'coe/9.1.3' });
  });

  holds('makes the same of it as a Hidden Haven does', (t) => {
    const there = (moment: BoardSpec['moment'], onSite: Named[] = hand): void =>
      void t.board(
        his({ at: 'AS-139', members: ['Beretar'], onSite }, moment, {
          hand: ['Balin', 'Glamdring'],
        }),
      );
    there('organization');
    t.resource.chooses('organize').may('play Balin');
    there('site', []);
    t.resource.chooses('enter');
    t.expect(t.underAttack, 'those of the hold');
    there('site');
    t.resource.chooses('enter');
    t.expect(!t.underAttack, 'they are his now');
    t.resource.refused('Glamdring', { 'not-here': 'coe/2.V.4' });
  });
});

describe('Guarded Haven', () => {
  const hand: CardName[] = ['Guarded Haven'];

  holds('on a Wizardhaven of his that he made, one on each', (t) => {
    const at = (site: Named, onSite: Named[]): void =>
      void t.board(his({ at: site, members: ['Beretar'], onSite }, 'organization', { hand }));
    at('TW-436', ['Hidden Haven']);
    t.resource.plays('Guarded Haven').stage.resolve();
    t.equal([t.points(0).misc, t.stagePoints(0)], [1, 2], 'worth a point');
    at('TW-436', []);
    t.resource.refused('Guarded Haven', nowhere);
    at('TW-436', ['Hidden Haven', 'Guarded Haven']);
    t.resource.refused('Guarded Haven', { duplicate: 'coe/g.cbd.1' });
    for (const site of ['WH-56', 'WH-58'] as const) {
      at(site, []);
      t.resource.refused('Guarded Haven', nowhere);
    }
    t.board(
      his({ at: 'WH-57', members: ['Beretar'] }, 'organization', { hand, declared: 'Radagast' }),
    );
    t.resource.refused('Guarded Haven', nowhere);
  });

  holds('keeps opponents from all that would give them points there', (t) => {
    rivals(t, ['Hidden Haven']);
    t.resource.may('play Glamdring').may('play Dagger of Westernesse');
    rivals(t, ['Hidden Haven', 'Guarded Haven']);
    t.resource.may('play Dagger of Westernesse').refused('Glamdring', { banned: 'coe/9.4' });
    t.board({
      resource: { companies: [{ at: 'TW-436', members: ['Beretar'] }], hand: ['Glamdring'] },
      hazard: {
        kind,
        declared: 'Saruman',
        companies: [
          { at: 'LE-353', members: ['Galva'], onSite: ['Hidden Haven', 'Guarded Haven'] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused('Glamdring', { 'not-here': 'coe/2.V.4' });
  });

  holds('protects the site: Nature’s Revenge does not reach it', (t) => {
    for (const [onSite, may] of [
      [['Hidden Haven'], true],
      [['Hidden Haven', 'Guarded Haven'], false],
    ] as const) {
      t.board(
        his(
          { at: 'TW-436', members: ['Beretar'], onSite },
          'hazards',
          {},
          {
            hand: ["Nature's Revenge"],
          },
        ),
      );
      if (t.decision().seat === 0) t.resource.passes();
      if (may) t.hazard.may("play Nature's Revenge");
      else t.hazard.refused("Nature's Revenge", nowhere);
    }
  });
});

describe('Fortresses', () => {
  const FORTRESSES = [
    ['The Fortress of Isen', 'WH-56', 'LE-384', 'TW-404'],
    ['Fortress of the Towers', 'WH-58', 'LE-412', 'TW-430'],
  ] as const;

  holds('are for three of them, each at its own place', (t) => {
    for (const [name, at, , elsewhere] of FORTRESSES) {
      for (const [declared, may] of [
        ['Alatar', true],
        ['Pallando', true],
        ['Saruman', true],
        ['Gandalf', false],
        ['Radagast', false],
      ] as const) {
        t.board(his({ at, members: ['Beretar'] }, 'organization', { declared, hand: [name] }));
        if (may) t.resource.may(`play ${name}`);
        else t.resource.refused(name, { need: 'coe/9.2' });
      }
      t.board(his({ at: 'TW-436', members: ['Beretar'] }, 'organization', { hand: [name] }));
      t.resource.refused(name, nowhere);
      t.board(
        his({ at, members: ['Beretar'] }, 'organization', { hand: [name] }, { events: [name] }),
      );
      t.resource.refused(name, { unique: 'coe/g.man.1' });
      t.board(his({ at: elsewhere, members: ['Beretar'], onSite: [name] }, 'organization'));
      t.equal(t.stagePoints(0), 3, 'three stage points');
    }
  });

  holds('keep others who have fallen out of the haven', (t) => {
    for (const [name, haven, minion] of FORTRESSES)
      for (const [onSite, may] of [
        [[], true],
        [[name], false],
      ] as const) {
        t.board(
          his(
            { at: haven === 'WH-56' ? 'TW-397' : 'TW-436', members: ['Beretar'] },
            'organization',
            { sites: [haven] },
            {
              kind,
              declared: 'Alatar',
              companies: [{ at: haven, members: ['Galva'], onSite }],
            },
          ),
        );
        const to = `to ${t.card(haven).host || (haven === 'WH-56' ? 'Isengard' : 'The White Towers')}`;
        t.equal(
          t.resource.options().some((o) => o.includes(to)),
          may,
          `${name}: his own card`,
        );
        t.board(
          his(
            { at: haven === 'WH-56' ? 'TW-397' : 'TW-436', members: ['Beretar'] },
            'organization',
            { sites: [minion] },
            {
              kind,
              declared: 'Alatar',
              companies: [{ at: haven, members: ['Galva'], onSite }],
            },
          ),
        );
        t.equal(
          t.resource.options().some((o) => o.includes(to)),
          true,
          'the ruins are open to all',
        );
      }
  });

  holds('keep opponents from points at every version of the place', (t) => {
    for (const [name, haven, , hero] of FORTRESSES)
      for (const [onSite, barred] of [
        [[], false],
        [[name], true],
      ] as const) {
        const theirs: BoardSpec['hazard'] = {
          kind,
          declared: 'Alatar',
          companies: [{ at: haven, members: ['Galva'], onSite }],
        };
        t.board({
          resource: {
            companies: [{ at: hero, members: ['Beretar'] }],
            hand: ['Glamdring', 'Dagger of Westernesse'],
          },
          hazard: theirs,
          moment: 'entered',
          asksPasses: true,
        });
        const here = hero === 'TW-404';
        if (here && !barred) t.resource.may('play Glamdring');
        else
          t.resource.refused('Glamdring', {
            ...(barred ? { banned: 'coe/9.4' } : {}),
            ...(here ? {} : { 'not-here': 'coe/2.V.4' }),
          });
        if (here) t.resource.may('play Dagger of Westernesse');
      }
  });

  holds('keep opponents’ people from coming into play there', (t) => {
    for (const [onSite, barred] of [
      [[], false],
      [['The Fortress of Isen'], true],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-384', members: ['Galva'] }],
          hand: ['Lugdush'],
        },
        hazard: {
          kind,
          declared: 'Alatar',
          companies: [{ at: 'WH-56', members: ['Beretar'], onSite }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (barred) t.resource.refused('Lugdush', { banned: 'coe/9.4' });
      else t.resource.chooses('organize').may('play Lugdush');
    }
  });

  holds('protect the place, and fall when its card is gone', (t) => {
    t.board(
      his(
        { at: 'WH-58', members: ['Beretar'], onSite: ['Fortress of the Towers'] },
        'hazards',
        {},
        { hand: ["Nature's Revenge"] },
      ),
    );
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.refused("Nature's Revenge", nowhere);
    t.board(
      his(
        { at: 'WH-58', to: 'TW-378', members: ['Beretar'], onSite: ['Fortress of the Towers'] },
        'hazards',
      ),
    );
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Fortress of the Towers').zone, 'discard', 'nobody holds it');
  });
});
