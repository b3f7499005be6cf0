import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Here, There, or Yonder', () => {
  const at = (t: Stage, roll: number, hand: Named[]): Stage => {
    t.board({
      resource: {
        companies: [{ at: 'Barrow-downs', members: ['Haldir', 'Gimli'] }],
        hand: ['Here, There, or Yonder', ...hand],
      },
      moment: 'entered',
      rolls: [roll],
      asksPasses: true,
    });
    t.resource.plays('Here, There, or Yonder', 'Haldir').stage.resolve();
    return t;
  };

  holds('By the mind of the ally, and only one who may be there', (t) => {
    at(t, 7, ['Bill the Pony', 'Shadowfax']).resource.mayNot('Bill the Pony');
    at(t, 8, ['Bill the Pony', 'Shadowfax']);
    t.resource.options_are('give Bill the Pony to Haldir', 'pass').passes();
    t.equal(
      [t.card('Barrow-downs').status, t.card('Haldir').status],
      ['untapped', 'tapped'],
      'no ally came, and the site is as it was',
    );
    at(t, 12, ['Tom Bombadil', 'Quickbeam', 'Leaflock', 'Skinbark', 'Mistress Lobelia']);
    t.resource.options_are('give Tom Bombadil to Haldir', 'give Quickbeam to Haldir', 'pass');
  });
});

describe('Burglary at Framsburg', () => {
  holds('Who gets the thing meets nobody; who fails meets what was in the hand', (t) => {
    for (const roll of [5, 6]) {
      t.board({
        resource: {
          companies: [{ at: 'Framsburg', members: ['Bilbo', 'Gimli'] }],
          hand: ['Burglary', 'Cram', 'Glamdring'],
        },
        hazard: { hand: ['Orc-patrol'] },
        moment: 'site',
        asksPasses: true,
        rolls: [roll],
      });
      t.resource.chooses('enter').plays('Burglary', 'Bilbo').stage.resolve();
      if (roll === 6) {
        t.resource.options_are('give Cram to Bilbo', 'pass').chooses('Cram');
        t.expect(!t.underAttack, 'nobody comes');
        t.equal([t.card('Cram').host, t.card('Orc-patrol').zone], ['Bilbo', 'hand'], 'so');
      } else {
        t.hazard.chooses('Orc-patrol');
        t.fightOut({ always: 12 });
        t.equal(
          [t.card('Gimli').status, t.card('Framsburg').status, t.card('Orc-patrol').zone],
          ['untapped', 'tapped', 'discard'],
          'he was alone with them',
        );
      }
    }
  });
});

describe('Riddling Talk', () => {
  holds('Of several opponents it is the hand of the one who sent the creature', (t) => {
    for (const [name, gone] of [
      ['River', true],
      ['Doors of Night', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Bilbo', 'Aragorn II'] }],
          hand: ['Riddling Talk'],
        },
        hazard: { hand: ['Orc-patrol', 'River'] },
        others: [{ hand: ['Doors of Night'] }],
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
      t.resource.plays('Riddling Talk', { way: 'Orc' }, 'Bilbo');
      t.rolls(10).resolve();
      t.resource.chooses('hazard event').chooses(name).passes();
      t.equal(!t.underAttack, gone, name);
    }
  });
});

describe('Helm of Her Secrecy', () => {
  const met = (t: Stage): Stage => {
    t.board({
      resource: {
        companies: [{ at: 'Minas Tirith', to: 'Minas Morgul', members: ['Théoden', 'Gimli'] }],
        hand: ['Helm of Her Secrecy', 'Éowyn'],
      },
      hazard: { hand: ['Adûnaphel', 'Orc-patrol'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Dark').stage.resolve();
    t.resource.plays('Helm of Her Secrecy').stage.resolve();
    return t;
  };

  holds('If she does not come it is lost, after a Nazgûl too', (t) => {
    met(t).resource.passes();
    t.fightOut({ always: 12 });
    t.resolve();
    t.equal(
      [t.card('Helm of Her Secrecy').zone, t.card('Éowyn').zone],
      ['discard', 'hand'],
      'nobody wears it',
    );
  });

  holds('Once it is hers other attacks do not take it away', (t) => {
    met(t).resource.chooses('controlled by Théoden');
    t.fightOut({ always: 12 });
    t.resolve();
    t.passUntil('movement-hazard').hazard.plays('Orc-patrol', 'Dark').stage.resolve();
    t.fightOut({ always: 12 });
    t.resolve();
    t.equal(
      [t.card('Helm of Her Secrecy').host, t.card('Éowyn').stat('prowess')],
      ['Éowyn', 4],
      'as before',
    );
  });
});

describe('Wondrous Maps', () => {
  const WAY = 'Wold & Foothills (Wilderness) - Brown Lands';
  const found = (t: Stage, members: Named[]): Stage => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members }],
        hand: ['Wondrous Maps'],
        sites: ['Lórien', 'Edoras'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end').resource.plays('Wondrous Maps').stage.resolve();
    t.resource.chooses('Brown Lands');
    t.passUntil('path').resource.chooses(WAY);
    return t.passUntil('enter');
  };
  const on = (t: Stage, until: () => boolean): void => {
    for (let i = 0; i < 60 && !until(); i++) {
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'they go on');
    }
  };

  holds('While one company stays the place does', (t) => {
    found(t, ['Gimli', 'Aragorn II']).resource.passes();
    t.passUntil('organization', { turns: 2 });
    t.resource.chooses('organize').chooses('split', 'Gimli').passes();
    t.resource.chooses('Gimli', 'to Lórien');
    on(t, () => t.decision().about === 'enter');
    t.equal(
      (['Gimli', 'Aragorn II'] as const).map((x) => query.nameOf(t.state, t.company(x).site)),
      ['Lórien', 'Wondrous Maps'],
      'each where he is',
    );
    t.equal(t.card('Wondrous Maps').zone, 'play', 'a site still');
  });

  holds('When nobody is left there it is discarded', (t) => {
    found(t, ['Bilbo']).resource.chooses('enter');
    t.rolls(2, 12);
    on(t, () => t.card('Bilbo').zone !== 'play');
    t.equal(t.card('Wondrous Maps').zone, 'discard', 'an event again');
  });
});

describe('Skin-changer', () => {
  holds('An attack that was canceled was made against him too; two copies, two checks', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Bilbo'] }],
        hand: ['Skin-changer', 'Skin-changer', 'Concealment'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
      rolls: [12, 12],
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.plays('Skin-changer').stage.resolve();
    t.resource.plays('Skin-changer').stage.resolve();
    t.equal([t.card('Beorn').stat('prowess'), t.card('Beorn').stat('body')], [11, 13], 'four more');
    t.resource.plays('Concealment', 'Bilbo').stage.resolve();
    t.expect(!t.underAttack, 'it is over');
    t.asks(t.resource, 'passives').resource.chooses('Skin-changer');
    t.resolve();
  });
});
