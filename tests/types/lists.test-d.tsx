// Each @ts-expect-error is an assertion: `npm run check` fails when the line below it begins to compile.
import { getMe } from '#contracts/users/endpoints.ts';
import { listAllOrders } from '#contracts/orders/administration-endpoints.ts';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import { listAllPlans } from '#contracts/plans/list-endpoints.ts';
import { useListAllOrdersQuery } from '#src/administration/orders/api.ts';
import { useListAllPaymentsQuery } from '#src/administration/payments/api.ts';
import { paymentStatuses, purposes } from '#src/resources/payments/labels.ts';
import { planStatuses } from '#src/resources/plans/labels.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { paths } from '#src/platform/routing/paths.ts';

const { text, money, status, word, custom } = columnsOf(listAllPayments);
const { choice, reference } = filtersOf(listAllPayments);

// Columns are fields of the rows, of a fitting type
text('customerName', 'Customer', { sort: true });
money('amount', 'Amount', { sort: true });
// @ts-expect-error -- no such field
text('colour', 'Colour');
// @ts-expect-error -- an amount is no text
text('amount', 'Amount');
// @ts-expect-error -- a text is no amount
money('customerName', 'Customer');
// @ts-expect-error -- not an endpoint of a list
columnsOf(getMe);

// Sorting
custom('reason', 'Reason', ({ declineCode }) => declineCode, { sort: 'createdAt' });
// @ts-expect-error -- this list cannot be sorted by purpose
word('purpose', 'Purpose', purposes, { sort: true });
// @ts-expect-error -- no such key
custom('reason', 'Reason', ({ declineCode }) => declineCode, { sort: 'declineCode' });

// Filters
status('status', 'Status', paymentStatuses, { filter: true });
// @ts-expect-error -- labels of another status
status('status', 'Status', planStatuses);
// @ts-expect-error -- plans have their own list to filter by status in; this one cannot be filtered by a text
columnsOf(listAllPlans).word('title', 'Items', {}, { filter: true });
choice('purpose', 'Purpose', purposes);
// @ts-expect-error -- a value without a word
choice('purpose', 'Purpose', { INSTALMENT: 'Instalment' });
// @ts-expect-error -- no such filter
reference('colour', 'Colour');

// Lists
const payments = {
  name: 'Payments',
  page: 'administrationPayments' as const,
  keyOf: ({ id }: { readonly id: string }) => id,
  useRows: useListAllPaymentsQuery,
  columns: [text('customerName', 'Customer')],
  empty: { title: 'None', text: 'None' },
};
const failed = { failed: { label: 'Failed', filter: { status: ['FAILED'] } } } as const;
const late = { late: { label: 'Late', filter: { status: ['LATE'] } } } as const;
const red = { red: { label: 'Red', filter: { colour: ['RED'] } } } as const;
defineList(listAllPayments, { ...payments, views: failed });
// @ts-expect-error -- no such status
defineList(listAllPayments, { ...payments, views: late });
// @ts-expect-error -- no such filter
defineList(listAllPayments, { ...payments, views: red });
// @ts-expect-error -- rows of another list
defineList(listAllPayments, { ...payments, useRows: useListAllOrdersQuery });
// @ts-expect-error -- columns of another list
defineList(listAllPayments, { ...payments, columns: [columnsOf(listAllOrders).text('title', 'Items')] });
paths.administrationPayments(failed.failed.filter);
// @ts-expect-error -- no such status
paths.administrationPayments(late.late.filter);
