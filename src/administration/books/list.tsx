import { listPage } from '#src/layout/list-page.tsx';
import { listPostings } from '#contracts/books/endpoints.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useListPostingsQuery } from './api.ts';
import { accountNames, entryKinds } from './labels.ts';

const { amountIfAny, date, link, text, word } = columnsOf(listPostings);
const { days, reference } = filtersOf(listPostings);

export const journal = defineList(listPostings, {
  name: 'Postings',
  page: 'administrationJournal',
  keyOf: ({ id }) => id,
  useRows: useListPostingsQuery,
  columns: [
    word('account', 'Account', accountNames, { placement: 'title', filter: true }),
    word('kind', 'Entry', entryKinds, { filter: true }),
    date('day', 'Day', { sort: true }),
    link('planNumber', 'Plan', ({ planId }) => planId && paths.administrationPlans({ open: planId })),
    link(
      'paymentId',
      'Payment ID',
      ({ paymentId }) => paymentId && paths.administrationPayments({ open: paymentId }),
      { extra: true },
    ),
    text('entry', 'Entry ID', { optional: true }),
    amountIfAny('debit', 'Debit', { sort: true }),
    amountIfAny('credit', 'Credit', { sort: true }),
  ],
  filters: [days('day', 'Day', 'past'), reference('planId', 'Plan'), reference('paymentId', 'Payment')],
  views: {
    cash: { label: 'Cash', filter: { account: ['CASH'] } },
    income: { label: 'Income', filter: { account: ['SALES', 'INTEREST_INCOME', 'FEE_INCOME'] } },
    losses: {
      label: 'Losses',
      filter: { account: ['FEES_WAIVED', 'WRITE_OFFS', 'SMALL_RESTS', 'CHARGE_BACK_LOSSES'] },
    },
  },
  empty: { title: 'No entries yet', text: 'The first purchase makes the first entry.' },
});

export default listPage(journal);
