import { useMemo } from 'react';
import { listPlanOffers } from '#contracts/catalogue/endpoints.ts';
import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { useListPlanOffersQuery } from '#src/features/catalogue/api.ts';
import type { Column } from '#src/lists/column.ts';
import { DataTable } from '#src/lists/DataTable.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Percent } from '#src/ui/Percent.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';

const filters = [
  {
    name: 'method',
    label: 'Instalments',
    values: [
      { value: 'ANNUITY', label: 'Equal instalments' },
      { value: 'EQUAL_PRINCIPAL', label: 'Falling instalments' },
    ],
  },
];

const facts: readonly Column<PlanOffer>[] = [
  {
    key: 'months',
    header: 'Months',
    placement: 'fact',
    sort: 'months',
    align: 'end',
    render: ({ months }) => months,
  },
  {
    key: 'rate',
    header: 'Rate a year',
    placement: 'fact',
    sort: 'nominalRatePpm',
    align: 'end',
    render: (offer) => <Percent ppm={offer.nominalRatePpm} />,
  },
  {
    key: 'today',
    header: 'Today, at least',
    placement: 'fact',
    align: 'end',
    render: (offer) => <Percent ppm={offer.downPaymentBps * 100} />,
  },
  {
    key: 'min',
    header: 'From',
    placement: 'detail',
    align: 'end',
    render: (offer) => <Money value={offer.minOrder} />,
  },
  {
    key: 'max',
    header: 'Finances up to',
    placement: 'detail',
    align: 'end',
    render: (offer) => <Money value={offer.maxFinanced} />,
  },
];

/** Every plan on offer, with the word that this page is about. */
export function OfferTable({ chosen }: { chosen: string | null }) {
  const { query, control } = useListQuery(listPlanOffers, { filters });
  const answer = useListPlanOffersQuery({ query });
  const columns = useMemo<readonly Column<PlanOffer>[]>(
    () => [
      {
        key: 'name',
        header: 'Plan',
        placement: 'title',
        render: ({ name, code }) => (code === chosen ? `${name} (yours)` : name),
      },
      {
        key: 'collateral',
        header: 'Collateral',
        placement: 'side',
        render: ({ collateralRequired }) =>
          collateralRequired ? (
            <StatusTag tone="warning" icon="lock">
              Needed
            </StatusTag>
          ) : (
            <StatusTag tone="success">None</StatusTag>
          ),
      },
      ...facts,
    ],
    [chosen],
  );
  return (
    <DataTable
      name="Plans on offer"
      columns={columns}
      rowKey={({ code }) => code}
      control={control}
      answer={answer}
      empty={{ title: 'No plans on offer', text: 'There is none at the moment. Please come back later.' }}
    />
  );
}
