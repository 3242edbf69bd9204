import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Money } from '#contracts/money.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { useConfirmPaymentMutation } from '#src/customer/payments/api.ts';

interface Props {
  readonly payment: Pick<Payment, 'id' | 'sources' | 'confirmBy'>;
  /** What the bank asks about: more than the payment if several were charged together. */
  readonly amount: Money;
  readonly onAnswered?: (payment: Payment) => void;
}

/**
 * The bank's question whether its customer makes a payment. A real bank asks on a page or in an app of its own; in the
 * demo it asks here.
 */
export function ConfirmAtBank({ payment: { id, sources, confirmBy }, amount, onAnswered }: Props) {
  const money = useMoneyText();
  const { productName } = useConfiguration();
  const sendOnce = useSendOnce();
  const [confirm] = useConfirmPaymentMutation();
  const [busy, setBusy] = useState<'CONFIRMED' | 'REFUSED' | null>(null);
  const [error, setError] = useState<unknown>();
  const card = sources.find(({ kind }) => kind === 'CARD');

  const answer = async (result: 'CONFIRMED' | 'REFUSED') => {
    setBusy(result);
    setError(undefined);
    const response = await sendOnce(`confirm ${id} ${result}`, async (key) =>
      confirm({ params: { paymentId: id }, body: { result }, key }),
    );
    setBusy(null);
    if (response.data) onAnswered?.(response.data);
    else setError(response.error);
  };

  return (
    <Stack gap="md">
      <Text>
        Your bank asks you to confirm <strong>{money(amount)}</strong> to {productName}
        {card && ` with ${card.label}`}.
        {confirmBy !== null && (
          <>
            {' '}
            If you don’t by <DateTimeText value={confirmBy} />, nothing is charged.
          </>
        )}
      </Text>
      {error !== undefined && <ProblemNotice error={error} />}
      <OnlineOnly why="Your bank can be answered once you’re back online.">
        <Group gap="sm">
          <Button
            loading={busy === 'CONFIRMED'}
            disabled={busy === 'REFUSED'}
            onClick={() => void answer('CONFIRMED')}
          >
            Confirm {money(amount)}
          </Button>
          <Button
            variant="default"
            loading={busy === 'REFUSED'}
            disabled={busy === 'CONFIRMED'}
            onClick={() => void answer('REFUSED')}
          >
            I don’t recognise it
          </Button>
        </Group>
      </OnlineOnly>
    </Stack>
  );
}

/** After its customer has refused a payment at the bank. */
export function NotConfirmed() {
  return (
    <StatusAlert color="warning" role="status" title="Not confirmed">
      You told your bank that you do not make this payment. Nothing was charged.
    </StatusAlert>
  );
}
