import { listPage } from '#src/layout/list-page.tsx';
import { listAllPlans } from '#contracts/plans/list-endpoints.ts';
import { useOfferFilter } from '#src/administration/catalogue/use-offer-filter.ts';
import { nothing } from '#src/kits/lists/columns/column.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { OfferName } from '#src/administration/catalogue/OfferName.tsx';
import { ScheduleStrip } from '#src/kits/schedule/ScheduleStrip.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { useGetPlanAsAdministratorQuery, useListAllPlansQuery } from './api.ts';
import { answerDispute, planActions } from './actions.tsx';
import { extendMany, remindMany, waiveMany } from './bulk.ts';
import { remind } from './contact-actions.tsx';
import { PromiseText } from './PromiseText.tsx';
import {
  disputeStatuses,
  latenesses,
  planStatusLabel,
  planStatuses,
  promiseStatuses,
  punctualities,
  returnStatuses,
} from '#src/resources/plans/labels.ts';
import { Overdue } from '#src/resources/plans/lateness.tsx';
import { planViews } from './views.ts';
import { PlanDetails } from './details.tsx';

const { text, number, link, money, amountIfAny, count, status, custom } = columnsOf(listAllPlans);
const { reference, choice, days, amounts } = filtersOf(listAllPlans);

export const planList = defineList(listAllPlans, {
  name: 'Plans',
  page: 'administrationPlans',
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
    money('principalLeft', 'Principal left', { sort: true, extra: true }),
    custom('next', 'Next due', ({ next }) => (next ? <DateText value={next.dueDate} /> : nothing), {
      sort: 'nextDue',
      exported: ({ next }) => next?.dueDate ?? null,
    }),
    amountIfAny('dueNow', 'Due now'),
    custom('nextAmount', 'Next amount', ({ next }) => (next ? <Money value={next.amount} /> : nothing), {
      optional: true,
      exported: ({ next }) => next?.amount ?? null,
      amounts: true,
      align: 'end',
    }),
    custom('late', 'Overdue', (plan) => (plan.daysPastDue > 0 ? <Overdue plan={plan} /> : nothing), {
      sort: 'daysPastDue',
      exported: ({ overdue }) => overdue,
      amounts: true,
      sum: 'overdue',
      beside: { key: 'lateDays', header: 'Overdue, days', exported: ({ daysPastDue }) => daysPastDue },
      align: 'end',
    }),
    count('daysPastDue', 'Days past due', { optional: true, sort: true }),
    status('lateness', 'Lateness', latenesses, {
      placement: 'fact',
      optional: true, // the days beside the overdue amount say it more exactly
      filter: true,
      unmarked: 'NOT_DUE',
    }),
    amountIfAny('feeOpen', 'Fee open', { extra: true }),
    custom('promise', 'Promise', ({ promise }) => (promise ? <PromiseText promise={promise} /> : nothing), {
      optional: true,
      exported: ({ promise }) => promise?.date ?? null,
    }),
    custom(
      'dispute',
      'Problem',
      ({ dispute }) => (dispute ? <Status {...disputeStatuses[dispute.status]} /> : nothing),
      {
        optional: true,
        exported: ({ dispute }) => dispute?.status ?? null,
        words: ({ dispute }) => dispute && disputeStatuses[dispute.status].word,
      },
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
    choice('goodsReturn', 'Return', { NONE: 'None', ...returnStatuses }),
    reference('userId', 'Customer'),
    reference('orderId', 'Order'),
  ],
  useFurtherFilters: useOfferFilter,
  views: planViews,
  details: {
    useEntity: (planId) => useGetPlanAsAdministratorQuery({ params: { planId } }),
    title: ({ number: name }) => name,
    Facts: PlanDetails,
    usual: [answerDispute, remind],
    actions: planActions,
  },
  bulk: [remindMany, waiveMany, extendMany],
  empty: { title: 'No plans yet', text: 'A plan appears here when a customer confirms an order.' },
});

export default listPage(planList);
