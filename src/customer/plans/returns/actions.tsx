import type { OwnPlan } from '#contracts/plans/plan.ts';
import { requestReturn, withdrawPurchase as withdrawPurchaseOf } from '#contracts/plans/return-endpoints.ts';
import { ownActionWords } from '#src/customer/plans/action-words.ts';
import { ownPlanCompares } from '#src/customer/paying/plan-compares.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { textField } from '#src/kits/actions/fields.tsx';
import { goodsText } from '#src/resources/plans/goods-text.ts';
import { piecesField } from '#src/resources/plans/pieces-field.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';

/** Asks to return goods; photos are added to the request afterwards. */
export const returnGoods = defineAction(requestReturn, {
  label: ownActionWords['request-return'],
  compares: ownPlanCompares,
  lead: () =>
    'We check the request and answer on this page. Once we credit the goods, your instalments are lower and their interest is given back. Until then, instalments stay due on their dates.',
  form: {
    items: piecesField<OwnPlan>('What do you want to return?'),
    text: textField('Why', { minLength: 10, rows: 3 }),
  },
  confirm: () => 'Ask to return',
  receipt: ({ goodsReturn, items }) => ({
    title: 'Your request is sent',
    text:
      goodsReturn &&
      `${goodsText(goodsReturn.items, items)}. You can add photos to it under "Return" on the plan’s page.`,
  }),
});

/** Withdraws from the purchase, without a reason. */
export const withdrawPurchase = defineAction(withdrawPurchaseOf, {
  label: ownActionWords['withdraw-purchase'],
  tone: 'danger',
  compares: ownPlanCompares,
  lead: ({ purchaseWithdrawUntil }: OwnPlan) => (
    <>
      You send everything back and need no reason
      {purchaseWithdrawUntil !== null && (
        <>
          {' '}
          until <DateText value={purchaseWithdrawUntil} form="long" />
        </>
      )}
      . Once the goods are here, the plan ends without costs and you get back all that you have paid. Until
      then, instalments stay due on their dates.
    </>
  ),
  dismiss: 'Keep purchase',
  receipt: () => ({
    title: 'We received your withdrawal',
    text: 'Send the goods back within 14 days. We also sent you a message as proof.',
  }),
});
