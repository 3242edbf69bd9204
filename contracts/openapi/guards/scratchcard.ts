import type { GuardsOf } from './guard.ts';
import { accountActive } from './shared.ts';

const rule = 'Scratchcards';

export const scratchcardGuards: GuardsOf<'scratchcard'> = {
  'account-active': accountActive,
  'not-expired': {
    holds: 'Today is not after its last day (`expiresOn`).',
    rule,
    refusesWith: ['card-expired'],
  },
  'batch-active': { holds: 'Its batch is `ACTIVE`.', rule, refusesWith: ['card-not-active'] },
  'same-currency': {
    holds: 'Its value is in the currency of what is paid with it or, if nothing is, of the wallet.',
    rule,
    refusesWith: ['currency-mismatch'],
  },
  'last-try': {
    holds: 'It is wrong PIN number 5 for this code since its last right PIN, lock or block.',
    rule,
  },
  'past-last-day': { holds: 'Today is after its last day (`expiresOn`).', rule },
  'lock-over': { holds: 'The end of its lock (`lockedUntil`) has come.', rule },
  'was-active': { holds: 'It was active before it was blocked.', rule },
  digital: { holds: 'Its `kind` is `DIGITAL`.', rule },
};
