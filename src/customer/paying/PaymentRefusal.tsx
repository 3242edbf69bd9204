import { Button } from '@mantine/core';
import { useListPaymentsQuery } from '#src/customer/payments/api.ts';
import { paymentStatuses } from '#src/resources/payments/labels.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';

interface Props {
  readonly error: unknown;
  /** Asks again; left out for a payment, which is sent again by its own button. */
  readonly onRetry?: (() => unknown) | undefined;
  /** Called when the page of another payment is opened from here. */
  readonly onLeave: () => void;
}

/** Why a plan cannot be paid now. While the bank is deciding about another payment, that one is shown. */
export function PaymentRefusal({ error, onRetry, onLeave }: Props) {
  const underWay = problemOf(error, 'payment-in-progress');
  if (!underWay) return <ProblemNotice error={error} {...(onRetry && { onRetry })} />;
  const { title, detail, paymentId } = underWay;
  return (
    <StatusAlert color="warning" role="alert" title={title}>
      <p>{detail} Nothing else was charged.</p>
      <UnderWay paymentId={paymentId} onLeave={onLeave} />
    </StatusAlert>
  );
}

interface UnderWayProps extends Pick<Props, 'onLeave'> {
  readonly paymentId: string;
}

function UnderWay({ paymentId, onLeave }: UnderWayProps) {
  const payments = useListPaymentsQuery({ query: { q: paymentId, limit: 1 } });
  return (
    <Fetched response={payments}>
      {({ items: [payment] }) =>
        payment && (
          <>
            <p>
              <Money value={payment.amount} /> · <DateTimeText value={payment.triedAt} /> ·{' '}
              {paymentStatuses[payment.status].word}
            </p>
            <Button
              component={AppLink}
              to={paths.planDetails({ plan: payment.planNumber, payment: paymentId })}
              variant="default"
              size="sm"
              mt="xs"
              onClick={onLeave}
            >
              View this payment
            </Button>
          </>
        )
      }
    </Fetched>
  );
}
