import { Box, Button, Stack } from '@mantine/core';
import { use, useEffect } from 'react';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { cardChosen, selectDraft } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { useNavigateFromHere } from '#src/platform/use-navigate-from-here.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Money } from '#src/ui/Money.tsx';
import { PrefetchContext } from '#src/ui/prefetch.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { CardForm } from '#src/features/checkout/CardForm.tsx';
import { PaymentParts } from '#src/features/checkout/PaymentParts.tsx';
import { partsOf, sourcesOf } from '#src/features/checkout/sources.ts';
import { Columns } from './Columns.tsx';
import { OrderLines } from './OrderLines.tsx';
import classes from './PaymentStep.module.css';
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
  const prefetch = use(PrefetchContext);
  const isLater = useAfterFirstData();
  useEffect(() => {
    if (isLater) prefetch(paths.checkoutConfirmation());
  }, [prefetch, isLater]);
  const advance = () => navigate(paths.checkoutConfirmation());
  if (error !== undefined && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data?.cart || !offer) return <FormSkeleton />;
  const needsCard = !byBank && partsOf(chosen, offer.downPayment).leftMinor > 0;
  const isReady = sourcesOf(chosen, offer.downPayment) !== null;
  return (
    <Columns
      summary={{
        lines: <OrderLines cart={data.cart} offer={offer} />,
        totalLabel: 'Due today',
        total: <Money value={offer.downPayment} size="large" />,
        note: 'You review the whole order and confirm it with a code. Only then is anything charged.',
      }}
      action={isReady ? <Button onClick={advance}>{needsCard ? withCard : 'Continue'}</Button> : null}
    >
      <Stack gap="sm">
        <PaymentParts total={offer.downPayment} />
        {needsCard &&
          (card ? (
            <Card tone="selected" heading="Your card" lead={neverStored}>
              <p className={classes.card}>
                <Icon name="lock" /> <strong>{card.label}</strong>
                <Button size="sm" variant="default" onClick={() => dispatch(cardChosen(null))}>
                  Use another card
                </Button>
              </p>
            </Card>
          ) : (
            <Card heading="Your card" lead={neverStored}>
              <Box mt="md">
                <CardForm
                  submitLabel={withCard}
                  onToken={({ id, label }) => {
                    dispatch(cardChosen({ id, label }));
                    advance();
                  }}
                />
              </Box>
            </Card>
          ))}
      </Stack>
    </Columns>
  );
}
