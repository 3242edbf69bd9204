import type { GuardsOf } from './guard.ts';

const rule = 'Retry in bulk';

export const jobGuards: GuardsOf<'job'> = {
  'has-rows': { holds: 'It has at least one row (`total`).', rule },
  'rows-left': { holds: '`succeeded` and `failed` together are less than `total`.', rule },
  'none-failed': { holds: 'No row has failed (`failed`).', rule },
  'none-succeeded': { holds: 'No row has succeeded (`succeeded`).', rule },
};
