import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { cardChosen, selectDraft } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { CardForm } from '#src/features/checkout/CardForm.tsx';
import { Columns } from './Columns.tsx';
import { OrderLines } from './OrderLines.tsx';
import classes from './PaymentStep.module.css';
import type { CheckoutComparison } from './use-comparison.ts';

const continueLabel = 'Continue with this card';

export default function PaymentStep({
  comparison: { data, offer, error, refetch },
}: {
  comparison: CheckoutComparison;
}) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { card } = useAppSelector(selectDraft);
  const goOn = () => void navigate(paths.checkoutConfirmation());
  if (error !== undefined && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data?.cart || !offer) return <FormSkeleton />;
  return (
    <Columns
      summary={{
        lines: <OrderLines cart={data.cart} offer={offer} />,
        totalLabel: 'Due today',
        total: <Money value={offer.downPayment} size="large" />,
        note: 'Next you read the terms and confirm with a code. Only then is the card charged.',
      }}
      action={card ? <Button onClick={goOn}>{continueLabel}</Button> : null}
    >
      {card ? (
        <Card tone="selected" heading="Your card" lead="We never store your card number.">
          <p className={classes.card}>
            <Icon name="lock" /> <strong>{card.label}</strong>
            <Button size="sm" variant="default" onClick={() => dispatch(cardChosen(null))}>
              Use another card
            </Button>
          </p>
        </Card>
      ) : (
        <CardForm
          submitLabel={continueLabel}
          onToken={({ id, label }) => {
            dispatch(cardChosen({ id, label }));
            goOn();
          }}
        />
      )}
    </Columns>
  );
}
