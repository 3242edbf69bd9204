import { fillBasics } from './basics.ts';
import type { Scenario } from './scenario.ts';

export const noData: Scenario = {
  description:
    'Only administrators and templates of messages: all other lists are empty, that of products too.',
  opens: '/mini-admin?as=administrator',
  populate(transaction) {
    fillBasics(transaction);
  },
};
