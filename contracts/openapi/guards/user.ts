import type { GuardsOf } from './guard.ts';
import { noRequestWaiting, wantsMessages } from './shared.ts';
import { maxTags } from '#contracts/users/tag.ts';

const rule = 'Accounts';

export const userGuards: GuardsOf<'user'> = {
  'no-request-waiting': noRequestWaiting,
  'no-gift-waiting': noRequestWaiting,
  'same-currency': {
    holds: 'The new credit limit is in the currency of the present one.',
    rule: 'Money, rates, dates',
    refusesWith: ['currency-mismatch'],
  },
  'room-for-note': { holds: 'Fewer than 200 notes about the customer exist.', rule },
  'note-open': { holds: 'At least one note about the customer was not completed.', rule },
  'wants-messages': wantsMessages,
  'room-for-tag': { holds: `The customer has fewer than ${maxTags} tags.`, rule },
  'tag-new': { holds: 'The customer does not have the tag.', rule },
  'has-tags': { holds: 'The customer has at least one tag.', rule },
  'tag-given': { holds: 'The customer has the tag.', rule },
  'code-awaited': {
    holds:
      'A code that was sent to the customer’s e-mail address or phone number is `ISSUED`: to log in, or to confirm an order that is `READY_TO_CONFIRM`.',
    rule,
  },
  'contact-new': {
    holds: 'The contact is another one than that of this kind in the account, whatever its case.',
    rule,
    refusesWith: ['validation-failed'],
  },
  'contact-free': {
    holds: 'No other account and no administrator has the contact.',
    rule,
    refusesWith: ['contact-taken'],
  },
  'room-for-card': { holds: 'Fewer than 10 other cards of the customer are saved.', rule: 'Payments' },
  'pays-no-plan': {
    holds: 'The card pays no open plan on its due dates (`autopayOf` is empty).',
    rule: 'Payments',
  },
  'no-deletion-requested': { holds: 'No deletion of the account is requested (`deletesOn` is null).', rule },
  'deletion-requested': { holds: 'A deletion of the account is requested (`deletesOn`).', rule },
  'deletion-due': {
    holds: 'A deletion of the account is requested, and its day (`deletesOn`) has come.',
    rule,
  },
  'no-open-plans': { holds: 'Each plan of the customer is `SETTLED`, `WITHDRAWN` or `CANCELLED`.', rule },
  'wallet-returnable': {
    holds:
      'The wallet holds at most what cards and bank accounts have paid for the customer’s plans and did not get back.',
    rule,
  },
  'nothing-held': {
    holds: 'No collateral of the customer is `PLEDGED`, `SHORTFALL` or `RELEASE_PENDING`.',
    rule,
  },
};
