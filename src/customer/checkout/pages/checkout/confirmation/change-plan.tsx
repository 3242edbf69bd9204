import { NativeSelect, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { createQuote } from '#contracts/orders/quote-endpoints.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { field, type Field } from '#src/kits/actions/fields.tsx';
import { useCompareQuotesQuery } from '#src/resources/catalogue/api.ts';
import { payingStopped, purchaseContinued } from '#src/customer/draft/draft.ts';
import { useCreateQuoteMutation } from '#src/customer/orders/api.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';

/** The cost of a plan in two lines. */
function Figures({ offer }: { readonly offer: AvailableOffer }) {
  const { currency } = offer.totalPayable;
  const [run] = offer.instalments;
  return (
    <>
      {run && <Money value={{ amountMinor: run.amountMinor, currency }} times={run.count} />}
      {', '}
      <Money value={offer.downPayment} /> today. Total <Money value={offer.totalPayable} />
      {offer.aprcShown && (
        <>
          , APRC <Percent ppm={offer.aprcPpm} />
        </>
      )}
      , last payment <DateText value={offer.lastDueDate} />.
      {offer.offer.collateralRequired && ' Needs collateral.'}
    </>
  );
}

/** A field for the plans that this order can have, at current amounts, without the confirmed one. */
const otherOffers = field<Order, string>({
  advice: 'Choose a plan',
  initial: () => '',
  toMember: (value) => value,
  Input: function OtherOffers({ entity: { total, offerCode }, controlled }) {
    const { data, error, refetch } = useCompareQuotesQuery({
      body: { basket: { kind: 'AMOUNT', amount: total }, downPaymentBps: null, dueDay: null },
    });
    if (error !== undefined) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height="8rem" />;
    const offers = data.offers.filter((each) => each.available && each.offer.code !== offerCode);
    if (offers.length === 0) return <Text size="sm">No other plan fits this order.</Text>;
    return (
      <Radio.Group label="Plan" {...controlled}>
        <Stack gap="sm" mt="xs">
          {offers.map(
            (each) =>
              each.available && (
                <Radio
                  key={each.offer.code}
                  value={each.offer.code}
                  label={each.offer.name}
                  description={<Figures offer={each} />}
                />
              ),
          )}
        </Stack>
      </Radio.Group>
    );
  },
});

const days = [
  { value: '', label: 'Same day as today' },
  ...Array.from({ length: 28 }, (_, index) => ({ value: String(index + 1), label: `Day ${index + 1}` })),
];

const dueDay = field<Order, string>({
  advice: 'Choose a day',
  initial: () => '',
  toMember: (value) => (value === '' ? null : Number(value)),
  Input: ({ controlled }) => <NativeSelect label="Payment day" data={days} {...controlled} />,
});

/** Sends each offer's minimum down payment; a larger one can be chosen afterwards. */
const minDownPayment: Field<Order> = {
  advice: '',
  initial: () => null,
  toMember: () => null,
};

/** Clears `paying`, because a press for the previous plan must not pay for this one: it has to be confirmed first. */
function useChoosePlan() {
  const dispatch = useAppDispatch();
  const [send, state] = useCreateQuoteMutation();
  const choose = async (...args: Parameters<typeof send>) => {
    const response = await send(...args);
    if (response.data) {
      dispatch(payingStopped());
      dispatch(purchaseContinued(response.data.orderId));
    }
    return response;
  };
  return [choose, state] as const;
}

/** Lets the customer choose and confirm another plan until the down payment is paid. */
export const changePlan = defineAction(createQuote, {
  label: 'Choose another plan',
  dismiss: 'Keep this plan',
  useSend: useChoosePlan,
  lead: ({ planNumber }: Order) =>
    `Nothing has been paid yet, so you can take another plan. You confirm its figures with a new code${planNumber === null ? '' : `; plan ${planNumber} ends`}.`,
  form: { offerCode: otherOffers, downPaymentBps: minDownPayment, dueDay },
  confirm: () => 'Continue with this plan',
});
