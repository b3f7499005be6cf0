import {
  type Named,
  type Scenario,
  type SideSpec,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Whoever is asked takes what does least, until then; who was asked what is told. */
function until(t: Stage, then: (about: string) => boolean): [number, string][] {
  const asked: [number, string][] = [];
  for (let i = 0; i < 200; i++) {
    const d = t.decision();
    if (then(d.about)) return asked;
    asked.push([d.seat, d.about]);
    const o = d.options.find((x) => x.type === 'pass' || x.type === 'no') ?? d.options[0];
    t.take(o, `${t.state.players[d.seat].name} passes`);
  }
  return t.fail('It never came to that.');
}

export const manyPlayers: readonly Scenario[] = [
  scenario(
    'Of three players two are at a company: its own, and the one who plays hazards against it',
    {
      proves: ['crf/term/multi-player-games/1', 'crf/term/multi-player-games/2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Faramir', 'Beretar'] },
            { at: 'Edoras', members: ['Háma'] },
          ],
        },
        hazard: { hand: ['Wargs'], companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        others: [
          { hand: ['Wargs', 'Smoke Rings'], companies: [{ at: 'Lórien', members: ['Dori'] }] },
        ],
        moment: 'movement',
      });
      t.resource.chooses('the company of Faramir');
      until(t, (about) => about === 'path');
      t.resource.chooses('starter movement');
      const hands = () => t.state.players.map((p) => p.hand.length);
      t.equal(hands(), [0 + 1, 1 + 1, 2], 'two have drawn one for Bree, the third nothing');
      t.shows('crf/term/multi-player-games/1#1');
      t.equal(t.state.hazardSeat, 1, 'the next in turn plays against the first company');
      const first = t.state.current;
      const asked = until(t, () => t.state.current !== first);
      t.expect(
        asked.every(([seat, about]) => seat !== 2 || about === 'discard-to-size'),
        'the third is asked nothing but to reset his hand',
      );
      t.equal(t.state.current, t.company('Háma').id, 'the second company follows');
      t.equal(hands(), [8, 8, 8], 'all three hands were reset as the phase of the first ended');
      t.shows('crf/term/multi-player-games/2#1');
      t.equal(t.state.hazardSeat, 2, 'and the third against the second one');
      t.say('Who has more than that, and no part in it, discards');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Faramir'] }],
        },
        others: [{ hand: new Array<Named>(10).fill('Wargs') }],
        moment: 'movement',
      });
      until(t, (about) => about === 'enter');
      t.equal(hands(), [8, 8, 8], 'the third has no more than eight either');
      t.shows('crf/term/multi-player-games/2#1');
    },
  ),

  scenario(
    'What brings cards at the end of a turn brings them to the two whose turn it was',
    { proves: ['crf/term/multi-player-games/1'], rules: ALL },
    (t) => {
      for (const [event, ...lost] of [
        ['The Nazgûl are Abroad', 'Ren the Unclean', 'Adûnaphel', 'Akhôrahil'],
        ['From the Pits of Angband', 'Daelomin', 'Smaug', 'Scatha'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Faramir'] }],
            hand: ['Cram'],
            discard: [lost[0]],
          },
          hazard: { hand: ['Wargs'], discard: [lost[1]] },
          others: [{ events: [event, 'Doors of Night'], hand: ['Wargs'], discard: [lost[2]] }],
          moment: 'movement',
        });
        const { turn } = t.state;
        const asked = until(t, () => t.state.turn > turn);
        const seats = asked.filter(([, about]) => about === 'fetch' || about === 'offer');
        t.equal(
          [...new Set(seats.map(([seat]) => seat))],
          [0, 1],
          `${event}: not the third, though it is his card`,
        );
        t.shows(`crf/term/multi-player-games/1#${event === 'The Nazgûl are Abroad' ? 2 : 3}`);
      }
    },
  ),

  scenario(
    'What is done to a player while a company moves is done to the one whose company it is',
    { proves: ['crf/term/multi-player-games/7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Faramir'] },
            { at: 'Edoras', members: ['Háma'] },
          ],
          discard: ['Cram'],
        },
        hazard: { hand: ['Aware of their Ways'], discard: ['Orcrist'] },
        others: [{ hand: ['Aware of their Ways'], discard: ['Glamdring'] }],
        moment: 'movement',
      });
      t.resource.chooses('the company of Faramir');
      until(t, (about) => about === 'movement-hazard');
      t.hazard.plays('Aware of their Ways').stage.resolve();
      t.hazard.options_are('Cram', 'pass').chooses('pass');

      t.say('The third player has the other company before him, and the same one to aim at');
      until(t, () => t.state.current === t.company('Háma').id);
      until(t, (about) => about === 'movement-hazard');
      t.third.plays('Aware of their Ways').stage.resolve();
      t.third.options_are('Cram', 'pass').chooses('Cram');
      t.equal(t.card('Cram').zone, 'removed', 'it is out of the game');

      t.say('So with what is aimed at the faction of an opponent');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Faramir'] }],
          pile: ['Rangers of the North', 'Wood-elves'],
        },
        hazard: { hand: ['Muster Disperses'], pile: ['Riders of Rohan'] },
        others: [{ pile: ['Men of Anfalas'] }],
        moment: 'hazards',
      });
      t.hazard
        .chooses('play Muster Disperses')
        .options_are('Rangers of the North', 'Wood-elves', 'back')
        .chooses('back');
    },
  ),

  scenario(
    'At the end of the turn those discard who had a part in it, and all reset their hands',
    {
      proves: ['crf/term/multi-player-games/1', 'crf/term/multi-player-games/2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Faramir'] }], hand: ['Cram'] },
        hazard: { hand: ['Wargs'] },
        others: [{ hand: ['Wargs'] }, { hand: ['Wargs'] }],
        moment: 'movement',
      });
      const { turn } = t.state;
      const asked = until(t, () => t.state.turn > turn);
      t.equal(
        asked.filter(([, about]) => about === 'discard-one').map(([seat]) => seat),
        [0, 1],
        'the one whose turn it was, and the one against him',
      );
      t.shows('crf/term/multi-player-games/1#4');
      t.equal(
        t.state.players.map((p) => p.hand.length),
        [8, 8, 8, 8],
        'all hands are full again',
      );
      t.say('As the turn ends too, whatever became of a hand since the companies moved');
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Faramir'] }], hand: ['Cram'] },
        hazard: { hand: ['Wargs'] },
        others: [{ hand: ['Wargs', 'Wargs'] }, { hand: new Array<Named>(10).fill('Wargs') }],
        moment: 'end-of-turn',
      });
      const now = t.state.turn;
      until(t, () => t.state.turn > now);
      t.equal(
        t.state.players.map((p) => p.hand.length),
        [8, 8, 8, 8],
        'the third has his eight as well, and the fourth no more than that',
      );
      t.shows('crf/term/multi-player-games/2#2');
    },
  ),

  scenario(
    'Twilight is for the two between whom it lies, and for a third whose own sky would fall',
    { proves: ['crf/term/multi-player-games/5'], rules: ALL },
    (t) => {
      const board = (events: Named[]) =>
        t.board({
          resource: { companies: [{ at: 'Bree', members: ['Faramir'] }], events: ['Moon'] },
          hazard: { hand: ['Doors of Night', 'Twilight'] },
          others: [{ hand: ['Twilight'], events }],
          moment: 'hazards',
        });
      board([]);
      t.hazard.may('play Twilight').plays('Doors of Night');
      t.equal(t.state.zone[t.id('Twilight', 2)], 'hand', 'the third has it');
      t.third.refused(
        'Twilight',
        { bystander: 'crf/term/multi-player-games/5' },
        { way: 'unresolved' },
      );
      t.expect(
        !until(t, () => t.chain().length === 0).some(([seat]) => seat === 2),
        'and is not asked',
      );
      t.shows('crf/term/multi-player-games/5#2');
      t.say('His own environment would be discarded');
      board(['Sun']);
      t.hazard.plays('Doors of Night');
      t.equal([t.decision().seat, t.decision().kind], [2, 'respond'], 'he may answer');
      t.say('to cancel that one, and no other');
      t.third.options_are('play Twilight: unresolved', 'pass');
      t.shows('crf/term/multi-player-games/5#2');
      t.third.chooses('play Twilight: unresolved');
      t.resolve();
      t.equal(
        [t.card('Doors of Night').zone, t.card('Sun').zone],
        ['discard', 'play'],
        'it is canceled, and his own stays',
      );
      t.say('but not to cancel another environment that lies beside it');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Faramir'] }] },
        hazard: { hand: ['Doors of Night', 'Long Winter'] },
        others: [{ hand: ['Twilight'], events: ['Sun'] }],
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Long Winter');
      t.resource.passes();
      t.hazard.plays('Doors of Night');
      t.equal([t.decision().seat, t.decision().kind], [2, 'respond'], 'in answer too, he is next');
      t.third.chooses('play Twilight: unresolved');
      t.resolve();
      t.equal(
        [t.card('Doors of Night').zone, t.card('Long Winter').zone, t.card('Sun').zone],
        ['discard', 'play', 'play'],
        'he has not been asked which',
      );
      t.shows('crf/term/multi-player-games/5#2');
      t.say('nor where what would discard his is no environment, though there is one');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Faramir'] }] },
        hazard: { hand: ['Long Winter', 'Many Sorrows Befall'] },
        others: [{ hand: ['Twilight'], events: ['Sun'] }],
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Long Winter');
      t.resource.passes();
      t.hazard.plays('Many Sorrows Befall', 'Sun');
      t.third.refused(
        'Twilight',
        { bystander: 'crf/term/multi-player-games/5' },
        { way: 'unresolved' },
      );
      t.shows('crf/term/multi-player-games/5#2');
      t.say('A Twilight is an environment too, and may be aimed at his');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Faramir'] }] },
        hazard: { hand: ['Twilight'] },
        others: [{ hand: ['Twilight'], events: ['Sun'] }],
        moment: 'hazards',
      });
      t.hazard.plays('Twilight', 'Sun', { way: 'discard' });
      t.third.chooses('play Twilight: unresolved');
      t.resolve();
      t.equal(t.card('Sun').zone, 'play', 'his own stays');
      t.shows('crf/term/multi-player-games/5#3');
      t.say('Who moves has it in his own turn, on whatever he likes');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Faramir'] }], hand: ['Twilight'] },
        hazard: { events: ['Doors of Night'] },
        others: [{ hand: ['Twilight'] }],
        moment: 'hazards',
        asksPasses: true,
      });
      t.third.refused('Twilight', {
        bystander: 'crf/term/multi-player-games/5',
        'no-target': 'coe/9.3',
      });
      t.shows('crf/term/multi-player-games/5#2');
      t.resource.plays('Twilight', 'Doors of Night').stage.resolve();
      t.equal(t.card('Doors of Night').zone, 'discard', 'gone');
      t.shows('crf/term/multi-player-games/5#1');
    },
  ),

  scenario(
    'A hazard long-event lasts until whom it was played against has his long-event phase again',
    { proves: ['coe/2.III.3'], rules: ALL },
    (t) => {
      const side = (name: Named): SideSpec => ({ companies: [{ at: 'Bree', members: [name] }] });
      t.board({
        resource: side('Faramir'),
        hazard: { ...side('Dori'), hand: ['Minions Stir'] },
        others: [side('Háma')],
        moment: 'hazards',
      });
      t.hazard.plays('Minions Stir').stage.resolve();
      const endOfTurn = (seat: number) =>
        until(t, () => t.state.active === seat && t.state.phase === 'end-of-turn');
      for (const seat of [1, 2] as const) {
        endOfTurn(seat);
        t.equal(
          [t.state.active, t.card('Minions Stir').zone],
          [seat, 'play'],
          'through the turns of the others',
        );
      }
      endOfTurn(0);
      t.equal([t.state.active, t.card('Minions Stir').zone], [0, 'discard'], 'and no longer');
    },
  ),

  scenario(
    'A card revealed at the council costs the one whose card it is, and nobody else',
    { proves: ['coe/10.3.v'], rules: ['coe', 'crf'] },
    (t) => {
      const people = (name: Named): SideSpec => ({
        companies: [{ at: 'Rivendell', members: [name] }],
        hand: ['Cram'],
      });
      const totals = (hand: Named[]): number[] => {
        t.board({
          resource: { ...people('Elrond'), hand },
          hazard: people('Glorfindel II'),
          others: [people('Celeborn')],
          moment: 'council',
          rolls: [12, 12, 12],
        });
        while (!t.state.result) {
          const { options } = t.decision();
          t.take(options.find((x) => x.type !== 'pass') ?? options[0], 'the council goes on');
        }
        return t.state.result?.totals ?? [];
      };
      const before = totals(['Cram']);
      const after = totals(['Glorfindel II']);
      t.equal(
        after.map((n, i) => n - before[i]),
        [0, -1, 0],
        'only he loses a point',
      );
    },
  ),

  scenario(
    'Of several opponents he shows his hazards who plays them on the company, and just before he draws',
    { proves: ['crf/term/multi-player-games/6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Dol Guldur', members: ['Hador'] },
            { at: 'Carn Dûm', members: ['Belegorn'] },
          ],
          sites: ['Goblin-gate'],
          hand: ['Spying out the Land'],
        },
        hazard: { hand: ['Wargs', 'Cave-drake'] },
        others: [{ hand: ['Orc-patrol', 'Orc-guard', 'Orc-watch'] }],
        moment: 'organization',
      });
      t.rolls(12).resource.plays('Spying out the Land', 'Belegorn').stage.resolve();
      t.asks(t.resource, 'organization').resource.chooses('Belegorn', 'to Goblin-gate');

      t.say('The first company is not that of the card: he who plays against it shows nothing');
      until(t, (about) => about === 'company-phase');
      t.resource.chooses('Hador');
      until(t, (about) => about === 'movement-hazard');
      t.equal(t.state.hazardSeat, 1, 'the second player is against Hador');
      t.hazard.may('place Wargs on guard').may('place Cave-drake on guard');

      t.say('The other company meets the third player, who is asked before anybody draws');
      until(t, () => t.state.current === t.company('Belegorn').id);
      t.equal([t.decision().seat, t.decision().kind], [2, 'pick'], 'he may show some');
      const held = t.hand(2).length;
      t.third.chooses('Orc-guard').passes();
      until(t, (about) => about === 'movement-hazard');
      t.expect(t.hand(2).length > held, 'only then has he drawn');
      t.shows('crf/term/multi-player-games/6#1');
      t.expect(
        t.offered().every((x) => x === 'pass' || x.includes('Orc-guard')),
        'he plays or places what he has shown, and nothing else',
      );
      t.third.may('play Orc-guard').refused('Orc-watch', { banned: 'coe/9.4' });
      t.shows('crf/term/multi-player-games/6#2');
      t.equal(
        t.state.players[1].hand.some((id) => t.sees(0, id)),
        false,
        'of the second hand nothing was shown',
      );
      t.shows('crf/term/multi-player-games/6#3');
    },
  ),

  scenario(
    'Here Is a Snake asks the one of several opponents who plays hazards on the company',
    { proves: ['crf/term/multi-player-games/6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] },
            { at: 'Lórien', to: 'Dol Guldur', members: ['Celeborn'] },
          ],
          hand: ['Here Is a Snake!'],
        },
        hazard: { hand: ['Wargs', 'Cave-drake'] },
        others: [{ hand: ['Orc-patrol', 'Orc-guard'] }],
        moment: 'hazards',
      });
      t.resource.plays('Here Is a Snake!', { way: 'show' }).stage.resolve();
      t.hazard.options_are('Wargs', 'Cave-drake', 'pass').chooses('Wargs').passes();
      until(t, (about) => about === 'movement-hazard');
      t.hazard.may('play Wargs').mayNot('Cave-drake');
      t.equal(
        t.state.players[2].hand.some((id) => t.sees(0, id)),
        false,
        'who plays none on it has shown none',
      );
      until(t, () => t.state.current === t.company('Celeborn').id);
      until(t, (about) => about === 'movement-hazard');
      t.third.may('play Orc-guard').may('play Orc-patrol');
      t.shows('crf/term/multi-player-games/6#4');
    },
  ),

  scenario(
    'What is revealed lies open to all three',
    { proves: ['crf/term/reveal/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          sites: ['Moria'],
        },
        hazard: { hand: ['Orc-guard'] },
        others: [{ hand: ['Wargs'] }],
        moment: 'organization',
      });
      const seen = (id: number) => [0, 1, 2].map((seat) => t.sees(seat, id));
      t.resource.chooses('move the company of Elladan to Moria');
      const site = t.company('Elladan').dest;
      t.equal(seen(site), [true, false, false], 'where they go is known to themselves');
      until(t, (about) => about === 'movement-hazard');
      t.equal(seen(site), [true, true, true], 'now to all');
      t.hazard.placesOnGuard('Orc-guard').stage.resolve();
      const guard = t.id('Orc-guard');
      t.equal(seen(guard), [false, true, false], 'what lies on guard only to who laid it there');
      until(t, (about) => about === 'enter');
      t.resource.chooses('enter');
      t.hazard.chooses('Orc-guard');
      t.equal(seen(guard), [true, true, true], 'and once it is revealed to all');
      t.say('So is what is shown of a hand to win somebody over, and an agent who is turned over');
      t.board({
        resource: {
          companies: [{ at: 'TW-417', members: ['Glorfindel II'] }],
          hand: ['Goldberry'],
        },
        hazard: {
          companies: [{ at: 'TW-417', members: [{ name: 'Bergil', bears: ['Goldberry'] }] }],
        },
        others: [{}],
        moment: 'entered',
      });
      const copy = t.id('Goldberry', 0);
      t.equal(seen(copy), [true, false, false], 'in hand');
      t.rolls(2, 12).resource.chooses('tries to influence Goldberry', 'showing a copy');
      t.equal(seen(copy), [true, true, true], 'shown');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
        hazard: { agents: [{ name: 'Taladhan', via: ['Bree'] }], hand: ['River'] },
        others: [{}],
        moment: 'hazards',
      });
      const agent = t.id('Taladhan');
      t.equal(seen(agent), [false, true, false], 'face-down');
      t.hazard.chooses('reveal Taladhan');
      t.equal(seen(agent), [true, true, true], 'turned over');
    },
  ),
];
