import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Money } from '#contracts/money.ts';
import type { RequestedSources } from '#contracts/payments/sources.ts';
import type { SendResult } from '#src/api/send-once.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { CardForm } from '#src/features/checkout/CardForm.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';

interface Props {
  readonly title: string;
  /** Null while there is nothing that could be paid: an amount that is refused, or one that is not known yet. */
  readonly amount: Money | null;
  /** What is chosen, and what the payment would do. */
  readonly children: ReactNode;
  readonly send: (
    sources: RequestedSources,
    key: string,
  ) => PromiseLike<SendResult<{ readonly status: string }>>;
  /** Of the receipt, when the bank has agreed. */
  readonly done: string;
  readonly onClose: () => void;
}

/** Amount and effect of a payment above, the card below; the button says what it charges. */
export function PaymentDialog({ title, amount, children, send, done, onClose }: Props) {
  const money = useMoneyText();
  const sendOnce = useSendOnce();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [paid, setPaid] = useState<{ readonly amount: Money; readonly status: string } | null>(null);

  async function pay(cardTokenId: string, charged: Money) {
    setBusy(true);
    setError(undefined);
    const sources: RequestedSources = [{ kind: 'CARD', cardTokenId, amountMinor: charged.amountMinor }];
    const result = await sendOnce(`pay ${cardTokenId}`, async (key) => send(sources, key));
    setBusy(false);
    if (result.data) setPaid({ amount: charged, status: result.data.status });
    else setError(result.error);
  }

  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      {paid ? (
        <Stack gap="md">
          <Alert
            color="success"
            role="status"
            icon={<Icon name="check" />}
            title={paid.status === 'SUCCEEDED' ? `${money(paid.amount)} paid` : 'Waiting for the bank'}
          >
            {paid.status === 'SUCCEEDED'
              ? done
              : 'The plan shows the payment as soon as the bank has decided.'}
          </Alert>
          <Group justify="flex-end">
            <Button size="sm" onClick={onClose} data-autofocus>
              Done
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          {children}
          {error !== undefined && <ProblemNotice error={error} />}
          <CardForm
            submitLabel={amount ? `Pay ${money(amount)}` : 'Pay'}
            busy={busy}
            disabled={amount === null}
            onToken={({ id }) => {
              if (amount) void pay(id, amount);
            }}
          />
        </Stack>
      )}
    </Modal>
  );
}
