import type { GuardsOf } from './guard.ts';

const rule = 'One-time codes';

/** Which codes count together. */
const together =
  'those of the same purpose that were sent for the same customer or, to log in, to the same contact for the same caller';

export const challengeGuards: GuardsOf<'challenge'> = {
  'sends-left': {
    holds: `Fewer than 5 codes were sent within the last hour, counting ${together}.`,
    rule,
    refusesWith: ['rate-limited'],
  },
  'cool-down-passed': {
    holds: `The \`resendAt\` of the last code has come, which is 30, 60, then 120 seconds after the first, the second and each later one of the last hour, counting ${together}.`,
    rule,
    refusesWith: ['otp-cooldown'],
  },
  'not-expired': {
    holds: 'The `expiresAt` of the code has not passed.',
    rule,
    refusesWith: ['otp-expired'],
  },
  expired: { holds: 'The `expiresAt` of the code has passed.', rule },
  'code-right': { holds: 'The entered code is the one that was sent last.', rule },
  'code-wrong': { holds: 'The entered code is not the one that was sent last.', rule },
  'last-try': { holds: 'After this try none is left (`attemptsLeft`).', rule },
};
