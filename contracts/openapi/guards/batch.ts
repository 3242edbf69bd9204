import type { GuardsOf } from './guard.ts';
import { batchLimits } from '#contracts/scratchcards/new-batch.ts';

const { value, validityDays, liabilityAlone, daysAlone } = batchLimits;
const rule = 'Scratchcards';

export const batchGuards: GuardsOf<'batch'> = {
  'value-in-limits': {
    holds: `The value of a scratchcard is ${value.min} to ${value.max} units of its currency, both included.`,
    rule,
    refusesWith: ['validation-failed'],
  },
  'validity-in-limits': {
    holds: `The last day is ${validityDays.min} to ${validityDays.max} days after today, both included.`,
    rule,
    refusesWith: ['validation-failed'],
  },
  'number-free': {
    holds: 'No batch has this number yet, or none was named and one is free.',
    rule,
    refusesWith: ['validation-failed'],
  },
  'activation-fits': {
    holds:
      'A planned day (`ON`) is not before today nor after the last day, and a range of scratchcards ends within the quantity.',
    rule,
    refusesWith: ['validation-failed'],
  },
  'last-cards': { holds: 'All scratchcards exist, as many as the quantity.', rule },
  'cards-left': { holds: 'At least one of its scratchcards is `CREATED`.', rule },
  'range-fits': {
    holds:
      'The range ends within the quantity, and at least one scratchcard of it is `CREATED`; without a range, at least one of the batch.',
    rule,
    refusesWith: ['validation-failed'],
  },
  'above-limit': {
    holds: `Its \`liability\` and what its creator has issued alone within ${daysAlone} days (\`issuedAlone\`) come to more than ${liabilityAlone.toLocaleString('en')} units of the currency together (\`needsApproval\`).`,
    rule,
  },
  'second-person': {
    holds: 'The caller is not the administrator who created the batch.',
    rule: 'Four eyes',
    refusesWith: ['four-eyes-required'],
  },
  'nothing-redeemable': {
    holds: 'Its last day has passed, or none of its scratchcards is `CREATED`, `ACTIVE` or `LOCKED`.',
    rule,
  },
  'pins-kept': { holds: 'Its PINs were never exported (`exportedAt` is null).', rule },
  'card-to-give': {
    holds: 'At least one of its scratchcards is `ACTIVE`, belongs to no customer, and its PIN is kept.',
    rule,
  },
  'same-currency': {
    holds: 'The value of its scratchcards is in the currency of the customer’s wallet.',
    rule,
    refusesWith: ['currency-mismatch'],
  },
};
