import { listDiscounts } from '#contracts/catalogue/discount-endpoints.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { listPage } from '#src/layout/list-page.tsx';
import { useGetDiscountQuery, useListDiscountsQuery } from './api.ts';
import { DiscountDetails } from './details.tsx';
import { endCode } from './end-code.tsx';
import { discountPhases } from './labels.ts';
import { NewDiscountButton } from './NewDiscountButton.tsx';
import { TakesText } from './TakesText.tsx';

const { text, date, money, status, custom } = columnsOf(listDiscounts);
const { days } = filtersOf(listDiscounts);

export const discountList = defineList(listDiscounts, {
  name: 'Discount codes',
  page: 'administrationDiscounts',
  keyOf: ({ id }) => id,
  useRows: useListDiscountsQuery,
  columns: [
    text('id', 'Code', { placement: 'title', sort: true }),
    custom('takes', 'Takes off', ({ takes }) => <TakesText takes={takes} />, {
      exported: ({ takes }) => (takes.kind === 'SHARE' ? takes.shareBps : takes.amount.amountMinor),
    }),
    money('from', 'Carts from'),
    date('validFrom', 'First day', { sort: true }),
    date('validTo', 'Last day', { sort: true }),
    status('phase', 'Status', discountPhases, { filter: true }),
  ],
  filters: [days('validFrom', 'First day'), days('validTo', 'Last day')],
  details: {
    useEntity: (discountCode) => useGetDiscountQuery({ params: { discountCode } }),
    title: ({ id }) => id,
    Facts: DiscountDetails,
    actions: [endCode],
    usual: [endCode],
  },
  empty: {
    title: 'No discount codes yet',
    text: 'A code appears here once a second administrator approves it.',
  },
});

const useTools = () => ({ actions: <NewDiscountButton /> });

export default listPage(discountList, useTools);
