import { Box, Button, Stack } from '@mantine/core';
import { use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { cardChosen, purchaseContinued, selectDraft } from '#src/customer/draft/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { selectMobileLayout } from '#src/platform/store/shell.ts';
import { useNavigateFromHere } from '#src/platform/routing/use-navigate-from-here.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { PrefetchContext } from '#src/ui/loading/prefetch.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { FormSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { CardForm } from '#src/customer/paying/CardForm.tsx';
import { CardSwitch } from '#src/customer/paying/CardSwitch.tsx';
import { PaymentParts } from '#src/customer/checkout/PaymentParts.tsx';
import { splitPayment, sourcesOf } from '#src/customer/paying/sources.ts';
import { Columns } from './Columns.tsx';
import { OrderLines } from './OrderLines.tsx';
import type { CheckoutComparison } from './use-comparison.ts';

const withCard = 'Continue with this card';
const neverStored = 'We never store your card number.';

export default function PaymentStep({
  comparison: { data, offer, error, refetch },
}: {
  comparison: CheckoutComparison;
}) {
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromHere();
  const chosen = useAppSelector(selectDraft);
  const { card, byBank } = chosen;
  const mobile = useAppSelector(selectMobileLayout);
  /** True while another card than the known one is entered or chosen. */
  const [isOther, setOther] = useState(false);
  /** Where the form's button stands in the bar of a phone. */
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const prefetch = use(PrefetchContext);
  const isLater = useAfterFirstData();
  useEffect(() => {
    if (isLater) prefetch(paths.checkoutConfirmation());
  }, [prefetch, isLater]);
  const advance = () => {
    dispatch(purchaseContinued(null));
    navigate(paths.checkoutConfirmation());
  };
  if (error !== undefined && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data?.cart || !offer) return <FormSkeleton />;
  const needsCard = !byBank && splitPayment(chosen, offer.downPayment).leftMinor > 0;
  const showsForm = needsCard && (card === null || isOther);
  const isReady = !showsForm && sourcesOf(chosen, offer.downPayment) !== null;
  return (
    <Columns
      summary={{
        lines: <OrderLines cart={data.cart} offer={offer} />,
        totalLabel: 'Due today',
        total: <Money value={offer.downPayment} size="large" />,
        note: 'You review the whole order and confirm it with a code. Only then is anything charged.',
      }}
      action={
        isReady ? (
          <Button onClick={advance}>{needsCard ? withCard : 'Continue'}</Button>
        ) : (
          mobile && <Box ref={setBar} display="contents" />
        )
      }
    >
      <Stack gap="sm">
        <PaymentParts total={offer.downPayment} />
        {needsCard && (
          <Card tone={showsForm ? 'plain' : 'selected'} heading="Your card" lead={neverStored}>
            <Stack mt="md">
              {card && <CardSwitch card={card} isOther={isOther} onOther={setOther} />}
              {showsForm && (
                <CardForm
                  submitLabel={withCard}
                  place={mobile ? (button) => bar && createPortal(button, bar) : undefined}
                  onToken={({ id, label }) => {
                    dispatch(cardChosen({ id, label }));
                    advance();
                  }}
                />
              )}
            </Stack>
          </Card>
        )}
      </Stack>
    </Columns>
  );
}
