import { action, onlyWhatIsShown, resource } from '../build.ts';

/** What an opponent hides, and what he has shown. */
export const resourceEventsSpied = [
  resource('DM-137', 'Here Is a Snake!', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'movement-hazard' },
        targets: [{ target: 'company', a: { whose: 'yours', active: true } }],
        does: onlyWhatIsShown('phase'),
      }),
      // crf/card/here-is-a-snake/2: at any time of the turn
      action({
        targets: [{ target: 'card', a: { agent: 'face-down', whose: "opponent's" } }],
        does: [
          { do: 'tap', what: 'target' },
          { do: 'invert', what: 'target' },
        ],
      }),
    ],
  }),
];
