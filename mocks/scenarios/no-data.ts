import { fillBasics } from './basics.ts';
import type { Scenario } from './scenario.ts';

export const noData: Scenario = {
  description: 'Nothing but the administrators: every list is empty, the shelf of products too.',
  opens: '/mini-admin?as=administrator',
  populate(transaction) {
    fillBasics(transaction);
  },
};
