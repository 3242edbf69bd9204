import { Button } from '@mantine/core';
import { problemOf } from '#src/errors/api-error.ts';
import { payingStopped, sourcesDropped } from '#src/customer/draft/draft.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { Alternatives } from './Alternatives.tsx';
import classes from './parts.module.css';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** True if a payment was refused, so that the card can be changed; otherwise the plan or the cart can. */
  paying: boolean;
}

/** Shows the backend's refusal of a step, and what the customer can do. */
export function PurchaseRefused({ error, onRetry, paying }: Props) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const ineligible = problemOf(error, 'not-eligible');
  const limit = problemOf(error, 'credit-limit-exceeded');
  const unavailable = problemOf(error, 'offer-unavailable');
  const otherCard = () => {
    dispatch(sourcesDropped());
    dispatch(payingStopped());
  };
  return (
    <div className={classes.stack}>
      <ProblemNotice error={error} onRetry={onRetry} />
      {ineligible && (
        <ul className={classes.reasons}>
          {ineligible.reasons.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      {unavailable && <Alternatives codes={unavailable.alternatives} />}
      {limit && (
        <p>
          You can finance {moneyText(limit.available)} at the moment; this plan finances{' '}
          {moneyText(limit.requested)}. A higher down payment or a smaller cart makes it fit.
        </p>
      )}
      <div className={classes.row}>
        {paying ? (
          <Button variant="default" onClick={otherCard}>
            Choose how to pay
          </Button>
        ) : (
          <>
            <Button component={AppLink} to={paths.checkout({ step: 'plan' })}>
              Choose another plan
            </Button>
            <Button component={AppLink} to={paths.checkout({ step: 'cart' })} variant="default">
              Change the cart
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
