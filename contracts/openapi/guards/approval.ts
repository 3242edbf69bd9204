import type { GuardsOf } from './guard.ts';

const rule = 'Four eyes';

export const approvalGuards: GuardsOf<'approval'> = {
  'second-person': {
    holds: 'The caller is not the administrator who requested it.',
    rule,
    refusesWith: ['four-eyes-required'],
  },
  'may-decide': {
    holds: 'The caller has `approvals.decide` and the `permission` of the request.',
    rule,
    refusesWith: ['forbidden'],
  },
  'not-outdated': {
    holds: 'The requested command, with the version that was sent, would succeed now.',
    rule,
    refusesWith: ['approval-outdated'],
  },
  'own-request': { holds: 'The caller is the administrator who requested it.', rule },
  'time-over': { holds: 'The `expiresAt` of the request has come.', rule },
};
