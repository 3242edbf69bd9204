import { listPlanOffers } from '#contracts/catalogue/endpoints.ts';
import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { useListPlanOffersQuery } from '#src/features/catalogue/api.ts';
import { selectDraft } from '#src/features/checkout/draft.ts';
import { columnsOf } from '#src/lists/columns-of.tsx';
import { defineList } from '#src/lists/define-list.ts';
import { filtersOf } from '#src/lists/filters-of.ts';
import { paths } from '#src/platform/paths.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { Percent } from '#src/ui/Percent.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';

const { count, money, custom } = columnsOf(listPlanOffers);
const { choice } = filtersOf(listPlanOffers);

/** Every plan on offer, with the word that this page is about. */
export const offerList = defineList(listPlanOffers, {
  name: 'Plans on offer',
  path: paths.checkoutCollateral(),
  keyOf: ({ code }) => code,
  useRows: useListPlanOffersQuery,
  columns: [
    custom('name', 'Plan', (offer) => <Name offer={offer} />, { placement: 'title' }),
    custom('collateral', 'Collateral', (offer) => <Collateral offer={offer} />, { placement: 'side' }),
    count('months', 'Months', { sort: true }),
    custom('rate', 'Rate a year', ({ nominalRatePpm }) => <Percent ppm={nominalRatePpm} />, {
      sort: 'nominalRatePpm',
      align: 'end',
    }),
    custom('today', 'Today, at least', ({ downPaymentBps }) => <Percent ppm={downPaymentBps * 100} />, {
      align: 'end',
    }),
    money('minOrder', 'From'),
    money('maxFinanced', 'Finances up to'),
  ],
  filters: [
    choice('method', 'Instalments', { ANNUITY: 'Equal instalments', EQUAL_PRINCIPAL: 'Falling instalments' }),
  ],
  empty: { title: 'No plans on offer', text: 'There is none at the moment. Please come back later.' },
});

function Name({ offer: { name, code } }: { readonly offer: PlanOffer }) {
  const { offerCode } = useAppSelector(selectDraft);
  return code === offerCode ? `${name} (yours)` : name;
}

function Collateral({ offer: { collateralRequired } }: { readonly offer: PlanOffer }) {
  return collateralRequired ? (
    <StatusTag tone="warning" icon="lock">
      Needed
    </StatusTag>
  ) : (
    <StatusTag tone="success">None</StatusTag>
  );
}
