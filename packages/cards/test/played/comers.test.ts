import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who comes into play by the text of a card, who makes way for him, and by whose influence he stays. */
describe('comers', () => {
  const attacked = (t: Stage, foe: Named, at: Named, to: Named, members: Named[]): Stage => {
    t.board({
      resource: {
        companies: [{ at, to, members }],
        hand: ['Helm of Her Secrecy', 'Éowyn'],
      },
      hazard: { hand: [foe] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard
      .plays(foe, ...(foe === 'Adûnaphel' ? [{ way: 'creature' }, 'Dark'] : []))
      .stage.resolve();
    return t;
  };

  holds('Helm of Her Secrecy: it stays with her after a Nazgûl', (t) => {
    attacked(t, 'Adûnaphel', 'Minas Tirith', 'Minas Morgul', ['Gimli']);
    t.resource.refused('Helm of Her Secrecy', { need: 'coe/9.2' });
    attacked(t, 'Adûnaphel', 'Minas Tirith', 'Minas Morgul', ['Théoden', 'Gimli']);
    t.resource.plays('Helm of Her Secrecy').stage.resolve();
    t.resource.chooses('controlled by Théoden');
    t.equal(t.card('Éowyn').control, 'Théoden', 'under his influence');
    t.equal(
      (['prowess', 'body', 'influence'] as const).map((x) => t.card('Éowyn').stat(x)),
      [10, 8, 1],
      'two, one and one more',
    );
    t.passUntil('defend').resource.chooses('a strike to Éowyn');
    t.fightOut({ always: 12 });
    t.resolve();
    t.equal([t.card('Helm of Her Secrecy').host, t.card('Éowyn').zone], ['Éowyn', 'play'], 'hers');
    t.equal(t.card('Éowyn').stat('body'), 8, 'as long as she has it');
  });

  holds('Helm of Her Secrecy: after another attack it is discarded, and she stays', (t) => {
    attacked(t, 'Wargs', 'Rivendell', 'Bree', ['Théoden', 'Gimli']);
    t.resource.plays('Helm of Her Secrecy').stage.resolve();
    t.resource.chooses('Éowyn', 'general');
    t.fightOut({ always: 12 });
    t.resolve();
    t.equal(
      [t.card('Helm of Her Secrecy').zone, t.card('Éowyn').zone, t.card('Éowyn').stat('body')],
      ['discard', 'play', 7],
      'without it',
    );
    // all of the general influence is used, and none of them has any
    const poor: Named[] = ['Éomer', 'Háma', 'Kíli', 'Óin', 'Fram Framson', 'Bifur', 'Bofur'];
    attacked(t, 'Wargs', 'Rivendell', 'Bree', poor);
    t.resource.plays('Helm of Her Secrecy').stage.resolve();
    t.equal(t.card('Éowyn').zone, 'hand', 'nobody can control her');
  });

  const party = (t: Stage, members: Named[], hand: Named[] = []): Stage =>
    t.board({
      resource: {
        companies: [{ at: 'Blue Mountain Dwarf-hold', members }],
        hand: ['An Unexpected Party', ...hand],
        sites: ['Grey Havens'],
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('An Unexpected Party: Dwarves without number', (t) => {
    const dwarves: Named[] = ['Thorin II', 'Glóin', 'Bifur', 'Bofur', 'Kíli', 'Fíli', 'Gandalf'];
    const newcomers: Named[] = ['Bombur', 'Dori', 'Balin', 'Haldir'];
    party(t, dwarves, newcomers);
    t.resource.chooses('organize').mayNot('Bombur', 'in the company');
    party(t, dwarves, newcomers);
    t.resource.plays('An Unexpected Party').stage.resolve();
    t.equal(query.mindUnderGeneral(t.state, 0), 8 + 5 + 3, 'those of little mind cost nothing');
    t.resource.chooses('organize').chooses('Bombur', 'in the company', 'general');
    t.resource
      .mayNot('Haldir')
      .mayNot('Dori', 'new company')
      .chooses('Dori', 'in the company', 'general');
    t.resource.may('Balin', 'in the company', 'general');
    t.equal(query.mindUnderGeneral(t.state, 0), 16, 'nor do the new ones');
    t.resource.passes();
    t.resource.may('move the company');
    t.equal(t.card('An Unexpected Party').zone, 'play', 'it stays with them');
  });

  holds('An Unexpected Party: it goes when the company is not of that sort', (t) => {
    for (const [members, stays] of [
      [['Thorin II', 'Haldir', 'Gandalf'], true],
      [['Thorin II', 'Gimli'], false],
      [['Thorin II', 'Haldir', 'Gandalf', 'Háma'], false],
      [['Glóin'], false],
    ] as [Named[], boolean][]) {
      party(t, members);
      t.resource.plays('An Unexpected Party').stage.resolve();
      t.equal(t.card('An Unexpected Party').zone, stays ? 'play' : 'discard', members.join());
    }
  });

  holds('Saw Further and Deeper: more influence until the Wizard comes home', (t) => {
    const board = (more: { members?: Named[]; avatarLost?: true } = {}): Stage =>
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: more.members ?? ['Elrond'] }],
          hand: ['Saw Further and Deeper', 'Saw Further and Deeper', 'Radagast'],
          sites: ['Rhosgobel'],
          ...(more.avatarLost ? { avatarLost: true } : {}),
        },
        moment: 'organization',
        asksPasses: true,
      });
    board({ members: ['Gandalf'] });
    t.resource.refused('Saw Further and Deeper', { need: 'coe/9.2' });
    // in the crf the game is over with him
    if (t.rules !== 'crf') board({ avatarLost: true });
    t.resource.refused('Saw Further and Deeper', { need: 'coe/9.2' });
    board();
    t.resource.plays('Saw Further and Deeper').stage.resolve();
    t.equal(query.playerStat(t.state, 'general-influence', 0), 25, 'five more');
    t.resource.refused('Saw Further and Deeper', { duplicate: 'coe/g.cbd.1' });
    t.resource.chooses('organize').mayNot('Radagast', 'Rivendell').chooses('Radagast', 'Rhosgobel');
    t.equal(
      [t.card('Radagast').site, query.playerStat(t.state, 'general-influence', 0)],
      ['Rhosgobel', 20],
      'it is gone',
    );
  });

  const folco = (
    t: Stage,
    at: Named,
    members: Named[],
    hand: Named[] = ['Bilbo', 'Haldir'],
  ): Stage =>
    t.board({
      resource: { companies: [{ at, members }], hand },
      moment: 'organization',
      asksPasses: true,
    });

  holds('Folco Boffin: another Hobbit comes in his place', (t) => {
    folco(t, 'Bree', ['Folco Boffin', 'Elrond']);
    t.resource.refused('Folco Boffin', { need: 'coe/9.2' });
    folco(t, 'Rivendell', ['Folco Boffin', 'Elrond'], ['Haldir']);
    t.resource.refused('Folco Boffin', { 'no-target': 'coe/9.3' });
    // alone he leaves no company behind that another could join
    folco(t, 'Rivendell', ['Folco Boffin']);
    t.resource.refused('Folco Boffin', { 'no-target': 'coe/9.3' });
    // his own influence is free for the other: ten, three and five are eighteen with him and twenty without
    folco(t, 'Rivendell', ['Folco Boffin', 'Elrond', 'Fram Framson']);
    t.resource.uses('Folco Boffin', 'Bilbo').stage.resolve();
    t.equal(
      [t.card('Folco Boffin').zone, t.card('Bilbo').control, t.card('Bilbo').companions],
      ['discard', 'general', ['Elrond', 'Fram Framson']],
      'with his company',
    );
    folco(t, 'Rivendell', ['Folco Boffin', 'Elrond', 'Gimli']);
    t.resource.refused('Folco Boffin', { 'no-target': 'coe/9.3' });
  });
});
