import type { CompanySpec, Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Minions on the way and at sites: boundaries and second copies that no other test plays. */

const kind = 'ringwraith';

/** Without help from anybody, to the end of the attack. */
const on = (t: Stage): void => {
  for (let i = 0; i < 80 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0],
      'it goes on',
    );
  }
};

/** On the way from Carn Dûm over Angmar to Cameth Brin. */
const onTheWay = (
  t: Stage,
  members: Member[],
  hazards: Named[],
  { hand = [], events = [] }: { hand?: Named[]; events?: Named[] } = {},
): Stage =>
  t.board({
    resource: {
      kind,
      companies: [
        { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members, events },
      ],
      hand,
    },
    hazard: { hand: hazards },
    moment: 'hazards',
    asksPasses: true,
  });

describe('on the way', () => {
  holds('Wûluag: eight sends him away, and a second wound makes seven an eight', (t) => {
    for (const [status, roll, zone] of [
      ['untapped', 7, 'play'],
      ['untapped', 8, 'discard'],
      ['untapped', 9, 'removed'],
      ['wounded', 7, 'discard'],
      ['wounded', 8, 'removed'],
    ] as const) {
      onTheWay(t, [{ name: 'Wûluag', status }], ['Wargs']);
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.rolls(2, roll);
      on(t);
      t.equal(t.card('Wûluag').zone, zone, `${status} ${roll}`);
    }
  });

  holds('Orders from Lugbúrz: a leader who is slain has left them', (t) => {
    for (const [who, zone] of [
      ['Orc Captain', 'discard'],
      ['Troll-chief', 'discard'],
      ['Orc Brawler', 'play'],
    ] as const) {
      onTheWay(t, ['Orc Captain', 'Troll-chief', 'Orc Brawler'], ['Wargs'], {
        events: ['Orders from Lugbúrz'],
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses(`a strike to ${who}`);
      while (t.decision().kind === 'assign') t.take(t.decision().options[0], 'another to another');
      t.passUntil('strike').resource.chooses(who);
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').rolls(2, 12).allPass().resolve();
      t.equal([t.card(who).zone, t.card('Orders from Lugbúrz').zone], ['removed', zone], who);
    }
  });

  holds('Our Own Wolves: called twice they turn twice, though the attack was called off', (t) => {
    onTheWay(
      t,
      [
        'Belegorn',
        { name: 'Lagduf', bears: ['War-wolf'] },
        { name: 'Radbug', bears: ['The Warg-king'] },
      ],
      ['Wargs'],
      { hand: ['Our Own Wolves', 'Our Own Wolves'] },
    );
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.rolls(12, 12).resource.plays('Our Own Wolves').stage.resolve();
    t.resource.plays('Our Own Wolves').stage.resolve();
    t.equal(t.card('War-wolf').stat('prowess'), 2 + 3 + 3, 'three more each time');
    t.resource.uses('The Warg-king').stage.resolve();
    const met: number[] = [];
    let last = -1;
    for (let i = 0; i < 90; i++) {
      const { about, kind: asked, options } = t.decision();
      if (about === 'movement-hazard' && asked === 'act') break;
      const now = t.underAttack ? t.attack().prowess : -1;
      if (now !== last && now >= 0) met.push(now);
      last = now;
      t.rolls(12, 12);
      t.take(options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0], 'on');
      t.state.dice = [];
    }
    t.equal(met, [2 + 3, 4 + 3, 2 + 3, 4 + 3], 'each on its own master, and no stronger for it');
  });

  holds('Ancient Black Axe: for those at the site where it is, not for those on the way', (t) => {
    const WEARY = 'Weariness of the Heart';
    onTheWay(t, [{ name: 'Hador', bears: ['Ancient Black Axe'] }, 'Ostisen'], [WEARY]);
    t.hazard.plays(WEARY, { way: 'corruption check' }, 'Ostisen');
    t.resource.mayNot('use Ancient Black Axe');
    const stays = (who: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Carn Dûm', members: ['Ostisen'] },
            { at: 'Carn Dûm', members: [{ name: who, bears: ['Ancient Black Axe'] }] },
          ],
        },
        hazard: { hand: [WEARY] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(WEARY, { way: 'corruption check' }, 'Ostisen');
    };
    stays('Ciryaher');
    t.resource.mayNot('use Ancient Black Axe');
    stays('Hador');
    t.resource.uses('Ancient Black Axe');
    // he of the other company is safe whatever he rolls; its bearer is not
    // (four are as many as his points, which tap a minion)
    t.rolls(2, 4).resolve();
    t.equal([t.card('Ostisen').zone, t.card('Hador').status], ['play', 'tapped'], 'its price');
  });
});

describe('what is said once', () => {
  holds('Well-preserved: himself too; twice is two less body, until a Darkhaven', (t) => {
    const WELL = 'Well-preserved';
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', members: [{ name: 'Ciryaher', status: 'wounded', bears: [WELL] }] },
        ],
        hand: [WELL],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.plays(WELL, 'Ciryaher').stage.resolve();
    t.equal([t.card('Ciryaher').status, t.card('Ciryaher').stat('body')], ['untapped', 5], 'twice');
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Ciryaher').stat('body'), 7, 'both are gone');
  });

  holds('The Great Eye: what is played as a hazard is one; the limit is then as it was', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Ostisen', 'Lagduf', 'Hador', 'Ciryaher'] }],
        events: ['The Lidless Eye', 'The Great Eye'],
        exhausted: 2,
        pile: ['Itangast Roused', 'Daelomin Roused', 'Leucaruth Roused', 'Smaug Roused', 'Smaug'],
      },
      hazard: { kind, hand: ['Sudden Call'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(t.limit('Ostisen'), 3, 'one less than four');
    t.hazard.plays('Sudden Call').stage.resource.uses('The Great Eye').stage.resolve();
    t.equal([t.card('Sudden Call').zone, t.limit('Ostisen')], ['discard', 4], 'stopped');
  });

  holds('Riven Gate: another company that comes after meets the guards', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Dunnish Clan-hold', members: ['Hador'] },
          { at: 'Dunnish Clan-hold', members: ['Ostisen'], ownSite: true },
        ],
        hand: ['Riven Gate'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('Hador').chooses('enter');
    t.rolls(12).resource.plays('Riven Gate').stage.resolve();
    t.expect(!t.underAttack, 'nobody meets him');
    t.passUntil('enter').resource.chooses('enter');
    t.equal([t.underAttack, t.attack().name], [true, 'Dunnish Clan-hold'], 'they meet the other');
  });

  holds('Bairanax Roused: over the land, be it one land only; not who stays or goes below', (t) => {
    const met = (company: CompanySpec): boolean => {
      t.board({
        resource: { companies: [company] },
        hazard: { kind, pile: ['Bairanax Roused'] },
        moment: 'movement',
        asksPasses: true,
      });
      for (let i = 0; i < 10 && !t.underAttack; i++) {
        const { about, kind: asked, options } = t.decision();
        if (about === 'movement-hazard' && asked === 'act') break;
        t.take(options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0], 'on');
      }
      return t.underAttack;
    };
    const members = ['Legolas'] as const;
    t.equal(
      [
        met({ at: 'Framsburg', to: "Beorn's House", by: ['Anduin Vales'], members }),
        met({ at: 'Framsburg', members }),
        met({ at: 'Mount Gundabad', to: 'The Under-leas', members }),
      ],
      [true, false, false],
      'whoever moves there',
    );
  });
});
