import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillMira, MIRAS_PHONE } from './mira.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

export const accountBlocked: Scenario = {
  title: 'account blocked',
  description:
    'The account of Mira Okafor is blocked: her code does not log her in, and the page says what to do.',
  hint: 'Log in as an administrator to unblock her under Users.',
  person: null,
  opens: `/auth/login?contact=${encodeURIComponent(MIRAS_PHONE)}`,
  populate(transaction) {
    const { tables } = transaction;
    fillCatalogue(transaction);
    fillBasics(transaction, fillMira(transaction));
    const [mira] = tables.users.all();
    if (mira) tables.users.replace({ ...mira, status: 'BLOCKED' });
  },
};

export const accountBlockedFirstScreen: FirstScreen = { texts: [/This account is blocked/, /SUP-\w{8}/] };
