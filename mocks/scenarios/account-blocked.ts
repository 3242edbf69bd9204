import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillMira } from './mira.ts';
import type { Scenario } from './scenario.ts';

export const accountBlocked: Scenario = {
  description:
    'The account of Mira Okafor is blocked: her code does not log her in, and the page says what to do.',
  opens: '/auth/login',
  populate(transaction) {
    const { tables } = transaction;
    fillCatalogue(transaction);
    fillBasics(transaction, fillMira(transaction));
    const [mira] = tables.users.all();
    if (mira) tables.users.replace({ ...mira, status: 'BLOCKED' });
  },
};
