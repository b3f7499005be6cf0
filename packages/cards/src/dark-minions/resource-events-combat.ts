import { action, resource, trigger } from '../build.ts';

/** What helps those who fight. */
export const resourceEventsCombat = [
  resource('DM-151', 'No Waiting to Wonder', {
    duration: 'short',
    plays: [
      action({
        targets: [
          { target: 'strike', facedBy: {} },
          {
            target: 'card',
            a: {
              kind: 'character',
              race: 'Hobbit',

              with: 'defender',
              isNot: 'defender',
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target2' }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'strike', by: -4, until: 'strike' },
          { do: 'modify', stat: 'attack-body', of: 'strike', by: -1, until: 'strike' },
          {
            do: 'install',
            on: 'target',
            until: 'strike',
            abilities: [
              trigger({
                on: { event: 'strike', card: { is: 'bearer' }, result: 'successful' },
                does: [{ do: 'check', kind: 'body', who: 'target2' }],
              }),
            ],
          },
        ],
      }),
    ],
  }),
];
