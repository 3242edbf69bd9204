import { Timeline } from '@mantine/core';
import type { PaymentAttempt, PaymentDetails } from '#contracts/payments/payment.ts';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { declineWords } from '#src/resources/payments/labels.ts';

type Attempted = Pick<PaymentDetails, 'attempts' | 'status' | 'nextTryOn' | 'attemptsLeft' | 'actions'>;

/** The attempts to charge a payment with the bank's answers, and whether and when the next one is. */
export function Attempts({ payment }: { readonly payment: Attempted }) {
  const { attempts, status } = payment;
  return (
    <Section title="Attempts">
      <Timeline fz="sm" active={attempts.length - 1} bulletSize="0.75rem" lineWidth={2}>
        {attempts.map((attempt) => (
          <Timeline.Item key={attempt.id} title={outcomeOf(attempt)}>
            <DateTimeText value={attempt.startedAt} />
          </Timeline.Item>
        ))}
        {status === 'FAILED' && (
          <Timeline.Item title="Next try" lineVariant="dashed">
            <NextTry payment={payment} />
          </Timeline.Item>
        )}
      </Timeline>
    </Section>
  );
}

function NextTry({ payment: { nextTryOn, attemptsLeft, actions } }: { readonly payment: Attempted }) {
  if (nextTryOn !== null)
    return (
      <>
        Autopay, on <DateText value={nextTryOn} />
      </>
    );
  const retry = actions.find(({ action }) => action === 'retry');
  if (retry?.reason) return retry.reason;
  return attemptsLeft === 1 ? 'By hand, once more' : `By hand, up to ${attemptsLeft} more times`;
}

function outcomeOf({ result, code, retryable }: PaymentAttempt): string {
  if (result === null) return 'In progress';
  if (result === 'SUCCEEDED') return 'Paid';
  const why = code === null ? 'no reason given' : declineWords[code];
  return `Declined: ${why}${retryable ? '' : ', for good'}`;
}
