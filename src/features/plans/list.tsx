import { listAllPlans } from '#contracts/plans/lists.ts';
import { useOfferFilter } from '#src/features/catalogue/use-offer-filter.ts';
import { nothing } from '#src/lists/columns/column.ts';
import { columnsOf } from '#src/lists/columns/columns-of.tsx';
import { defineList } from '#src/lists/define-list.ts';
import { filtersOf } from '#src/lists/filters/filters-of.ts';
import { lazyPart } from '#src/pwa/release/lazy-part.ts';
import { paths } from '#src/platform/paths.ts';
import { OfferName } from '#src/features/catalogue/OfferName.tsx';
import { ScheduleStrip } from '#src/schedule/ScheduleStrip.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { Status } from '#src/ui/Status.tsx';
import { useGetPlanAsAdministratorQuery, useListAllPlansQuery } from '#src/features/plans/api.ts';
import { answerDispute, recordPromise, waiveFees } from './administration/actions.tsx';
import { extendMany, remindMany, waiveMany } from './administration/bulk.ts';
import { recordContact, remind } from './administration/contact-actions.tsx';
import { extend, reschedule } from './administration/schedule-actions.tsx';
import { writeOff } from './administration/write-off.tsx';
import { PromiseText } from './administration/PromiseText.tsx';
import {
  disputeStatuses,
  latenesses,
  planStatusLabel,
  planStatuses,
  promiseStatuses,
  punctualities,
} from './labels.ts';
import { Overdue } from './lateness.tsx';
import { planViews } from './views.ts';

const { text, number, link, money, count, status, custom } = columnsOf(listAllPlans);
const { reference, choice, days, amounts } = filtersOf(listAllPlans);

export const planList = defineList(listAllPlans, {
  name: 'Plans',
  path: paths.administrationInstallments(),
  keyOf: ({ id }) => id,
  useRows: useListAllPlansQuery,
  columns: [
    number('number', 'Plan', { placement: 'title', sort: true }),
    link('customerName', 'Customer', ({ userId }) => paths.administrationUsers({ open: userId }), {
      personal: true,
      sort: true,
    }),
    custom(
      'schedule',
      'Schedule',
      ({ strip, financed: { currency }, number: name }) => (
        <ScheduleStrip segments={strip} currency={currency} size="cell" label={`Schedule of ${name}`} />
      ),
      { placement: 'wide', exported: null },
    ),
    text('title', 'Items', { optional: true }),
    custom('offer', 'Offer', ({ offerCode }) => <OfferName code={offerCode} />, {
      extra: true,
      exported: ({ offerCode }) => offerCode,
    }),
    money('financed', 'Financed', { extra: true }),
    money('principalLeft', 'Principal left', { sort: true }),
    custom('next', 'Next due', ({ next }) => (next ? <DateText value={next.dueDate} /> : nothing), {
      sort: 'nextDue',
      exported: ({ next }) => next?.dueDate ?? null,
    }),
    custom('late', 'Overdue', (plan) => (plan.daysPastDue > 0 ? <Overdue plan={plan} /> : nothing), {
      sort: 'daysPastDue',
      exported: ({ overdue }) => overdue,
      amounts: true,
      beside: { key: 'lateDays', header: 'Overdue, days', exported: ({ daysPastDue }) => daysPastDue },
      align: 'end',
    }),
    count('daysPastDue', 'Days past due', { optional: true, sort: true }),
    status('lateness', 'Lateness', latenesses, {
      placement: 'fact',
      extra: true,
      filter: true,
      unmarked: 'NOT_DUE',
    }),
    money('feeOpen', 'Fee open', { extra: true }),
    custom('promise', 'Promise', ({ promise }) => (promise ? <PromiseText promise={promise} /> : nothing), {
      optional: true,
      exported: ({ promise }) => promise?.date ?? null,
    }),
    custom(
      'dispute',
      'Problem',
      ({ dispute }) => (dispute ? <Status {...disputeStatuses[dispute.status]} /> : nothing),
      { optional: true, exported: ({ dispute }) => dispute?.status ?? null },
    ),
    {
      ...status('status', 'Status', planStatuses, { sort: true, filter: true }),
      render: (plan) => <Status {...planStatusLabel(plan)} />,
    },
  ],
  filters: [
    choice('punctuality', 'Punctuality', punctualities),
    days('nextDue', 'Next due'),
    days('dueOn', 'Any due', 'past'),
    amounts('financed', 'Financed'),
    amounts('principalLeft', 'Principal left'),
    choice('promise', 'Promise', { NONE: 'None', ...promiseStatuses }),
    choice('dispute', 'Problem', { NONE: 'None', ...disputeStatuses }),
    reference('userId', 'Customer'),
    reference('orderId', 'Order'),
  ],
  useFurtherFilters: useOfferFilter,
  views: planViews,
  details: {
    useEntity: (planId) => useGetPlanAsAdministratorQuery({ params: { planId } }),
    title: ({ number: name }) => name,
    Facts: lazyPart(() => import('./details.tsx')),
    usual: [answerDispute, remind],
    actions: [answerDispute, remind, recordContact, recordPromise, reschedule, extend, waiveFees, writeOff],
  },
  bulk: [remindMany, waiveMany, extendMany],
  empty: { title: 'No plans yet', text: 'A plan appears here when a customer confirms an order.' },
});
