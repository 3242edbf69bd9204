import { fillBasics } from './basics.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

export const noData: Scenario = {
  title: 'no data',
  description:
    'Only administrators and templates of messages: all other lists are empty, that of products too.',
  hint: 'Open any list to see what it says without rows.',
  person: 'administrator',
  opens: '/orders',
  populate(transaction) {
    fillBasics(transaction);
  },
};

export const noDataFirstScreen: FirstScreen = { texts: [/No orders yet/] };
