import { useMemo } from 'react';

import { listAllPlans } from '#contracts/plans/endpoints.ts';
import type { PlanRow } from '#contracts/plans/plan.ts';
import { useListAllPlansQuery } from './api.ts';
import { useListPlanOffersQuery } from '#src/features/catalogue/api.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import type { Column } from '#src/lists/column.ts';
import { DataTable } from '#src/lists/DataTable.tsx';
import { Day } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ScheduleStrip } from '#src/schedule/ScheduleStrip.tsx';
import { Unbroken } from '#src/ui/NoWrap.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Status } from '#src/ui/Status.tsx';
import { planStatusLabel, planStatuses } from './labels.ts';
import { statusFilter } from '#src/lists/filters.ts';

const columns: readonly Column<PlanRow>[] = [
  {
    key: 'number',
    header: 'Plan',
    place: 'title',
    sort: 'number',
    render: (plan) => <Unbroken>{plan.number}</Unbroken>,
  },
  {
    key: 'customer',
    header: 'Customer',
    place: 'fact',
    sort: 'customerName',
    render: (plan) => (
      <AppLink to={paths.administrationUsers({ q: plan.customerName })}>{plan.customerName}</AppLink>
    ),
  },
  {
    key: 'schedule',
    header: 'Schedule',
    place: 'wide',
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
    place: 'detail',
    render: (plan) => `${plan.title} · ${plan.offerCode}`,
  },
  {
    key: 'financed',
    header: 'Financed',
    place: 'detail',
    align: 'end',
    render: (plan) => <Money value={plan.financed} />,
  },
  {
    key: 'outstanding',
    header: 'Outstanding',
    place: 'fact',
    sort: 'outstandingPrincipal',
    align: 'end',
    render: (plan) => <Money value={plan.outstandingPrincipal} />,
  },
  {
    key: 'next',
    header: 'Next due',
    place: 'detail',
    sort: 'nextDue',
    render: (plan) =>
      plan.next ? (
        <Unbroken>
          <Day value={plan.next.dueDate} />
        </Unbroken>
      ) : (
        '–'
      ),
  },
  {
    key: 'late',
    header: 'Late',
    place: 'fact',
    sort: 'daysPastDue',
    align: 'end',
    render: ({ daysPastDue }) => lateness(daysPastDue),
  },
  {
    key: 'status',
    header: 'Status',
    place: 'side',
    sort: 'status',
    render: (plan) => <Status {...planStatusLabel(plan)} />,
  },
];

function lateness(days: number): string {
  if (days === 0) return '–';
  return days === 1 ? '1 day' : `${days} days`;
}

/** All plans, for the administration, the latest first. */
export function PlanList() {
  const offers = useListPlanOffersQuery({ query: {} }).data;
  const filters = useMemo(
    () => [
      statusFilter('status', 'Status', planStatuses),
      {
        name: 'offer',
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
      searches="plan, customer, product"
      empty={{ title: 'No plans yet', text: 'A plan appears here when a customer signs an order.' }}
    />
  );
}
