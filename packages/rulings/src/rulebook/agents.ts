import type { Chapter } from './types.ts';

export const agents: Chapter = {
  id: 'agents',
  title: 'Agents',
  rules: [
    [
      '4.1',
      'For one of the limit an agent that was there when the turn began may do one thing in it: go to a site in its region or the next one, tapping if need be (face-down its sites pile up in order, and it may step back by one); return home, its sites going back, whatever its state; heal to tapped; untap; turn face-down when untapped, its site staying in view; or tap, so that creatures can be keyed to where it is for the turn. These are creatures that are not unique and of the kind of an automatic-attack there, at Ruins & Lairs, Shadow- and Dark-holds; and at its home site, at a Free-hold Men, Dwarves, Elves, Dúnedain and Hobbits, at a Border-hold these and Orcs and Nazgûl, at Ruins & Lairs and Dark-holds Orcs, Nazgûl and Trolls, at a Shadow-hold Undead as well. It is revealed when the creature comes. What else an agent’s text lets it do is no agent action.',
    ],
    [
      '4.2',
      'In a movement/hazard phase an agent may be turned up, which costs nothing. Its site is turned up with it, stays so, and goes back to the location deck when it moves on face-up or leaves play.',
    ],
    [
      '4.2.1',
      'Then the sites of its way are looked through, and go back without having been in play. If its way was or has become unlawful it is discarded, and its site goes back as well.',
    ],
    [
      '4.2.2',
      'To be turned up at home is no movement. A home site of it must be in the location deck; without one the agent is discarded as the turn ends.',
    ],
    [
      '4.2.3',
      'Face-down agents are not looked at for uniqueness. Who is turned up while the same one is in play is discarded.',
    ],
    ['4.2.4', 'An agent’s site is in play as long as it lies face-up.'],
    [
      '4.3',
      'Who taps an agent for a hazard must reveal it; the hazard still treats it as face-down, as it was.',
    ],
    [
      '4.4',
      'Agents do not go to Edhellond, Grey Havens, Lórien or Rivendell in any version, nor to a Wizardhaven in play unless they are Elves. Turned up after a way over one that is a haven now, they are discarded.',
    ],
    ['4.R1', 'Agents of a Ringwraith go from Dagorlad to Udûn and back.'],
    [
      '4.F1',
      'Agents of a Fallen-wizard go by hero sites, but not where his minion version of the site is in play or discarded.',
    ],
    ['4.B1', 'Agents of a Balrog go by minion sites.'],
    ['4.B2', 'Agents of a Balrog go from Dagorlad to Udûn and back.'],
  ],
};
