import { useMemo } from 'react';

import { listAllPlans } from '#contracts/plans/endpoints.ts';
import type { PlanRow } from '#contracts/plans/plan.ts';
import { useListAllPlansQuery } from './api.ts';
import { useListPlanOffersQuery } from '#src/features/catalogue/api.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import type { Column } from '#src/lists/column.ts';
import { DataTable } from '#src/lists/DataTable.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ScheduleStrip } from '#src/schedule/ScheduleStrip.tsx';
import { NoWrap } from '#src/ui/NoWrap.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Status } from '#src/ui/Status.tsx';
import { planStatusLabel, planStatuses } from './labels.ts';
import { statusFilter } from '#src/lists/filters.ts';

const columns: readonly Column<PlanRow>[] = [
  {
    key: 'number',
    header: 'Plan',
    placement: 'title',
    sort: 'number',
    render: (plan) => <NoWrap>{plan.number}</NoWrap>,
  },
  {
    key: 'customer',
    header: 'Customer',
    placement: 'fact',
    sort: 'customerName',
    render: (plan) => (
      <AppLink to={paths.administrationUsers({ q: plan.customerName })}>{plan.customerName}</AppLink>
    ),
  },
  {
    key: 'schedule',
    header: 'Schedule',
    placement: 'wide',
    render: (plan) => (
      <ScheduleStrip
        segments={plan.strip}
        currency={plan.financed.currency}
        size="cell"
        label={`Schedule of ${plan.number}`}
      />
    ),
  },
  {
    key: 'title',
    header: 'Bought',
    placement: 'detail',
    render: (plan) => `${plan.title} · ${plan.offerCode}`,
  },
  {
    key: 'financed',
    header: 'Financed',
    placement: 'detail',
    align: 'end',
    render: (plan) => <Money value={plan.financed} />,
  },
  {
    key: 'principal',
    header: 'Principal left',
    placement: 'fact',
    sort: 'principalLeft',
    align: 'end',
    render: (plan) => <Money value={plan.principalLeft} />,
  },
  {
    key: 'next',
    header: 'Next due',
    placement: 'detail',
    sort: 'nextDue',
    render: (plan) =>
      plan.next ? (
        <NoWrap>
          {plan.daysPastDue > 0 && 'Overdue since '}
          <DateText value={plan.next.dueDate} />
        </NoWrap>
      ) : (
        '–'
      ),
  },
  {
    key: 'late',
    header: 'Overdue',
    placement: 'fact',
    sort: 'daysPastDue',
    align: 'end',
    render: ({ daysPastDue, overdue }) =>
      daysPastDue === 0 ? (
        '–'
      ) : (
        <>
          <Money value={overdue} /> <NoWrap>{lateness(daysPastDue)}</NoWrap>
        </>
      ),
  },
  {
    key: 'status',
    header: 'Status',
    placement: 'side',
    sort: 'status',
    render: (plan) => <Status {...planStatusLabel(plan)} />,
  },
];

function lateness(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** All plans, for the administration, the latest first. */
export function PlanList() {
  const offers = useListPlanOffersQuery({ query: {} }).data;
  const filters = useMemo(
    () => [
      statusFilter('status', 'Status', planStatuses),
      {
        name: 'offerCode',
        label: 'Offer',
        values: (offers?.items ?? []).map(({ code, name }) => ({ value: code, label: name })),
      },
    ],
    [offers],
  );
  const { query, control } = useListQuery(listAllPlans, { filters });
  const answer = useListAllPlansQuery({ query });
  return (
    <DataTable
      name="Plans"
      columns={columns}
      rowKey={(plan) => plan.id}
      control={control}
      answer={answer}
      empty={{ title: 'No plans yet', text: 'A plan appears here when a customer signs an order.' }}
    />
  );
}
