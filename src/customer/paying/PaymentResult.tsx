import { Button, Stack } from '@mantine/core';
import type { Money } from '#contracts/money.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { NotConfirmed } from './ConfirmAtBank.tsx';

interface Props {
  readonly status: Payment['status'];
  readonly amount: Money;
  /** What the payment did, once the bank has agreed. */
  readonly done: string;
  readonly onClose: () => void;
}

/** The end of a payment: it is paid, the bank has not decided yet, or its customer has refused it there. */
export function PaymentResult({ status, amount, done, onClose }: Props) {
  const money = useMoneyText();
  const button = useFocusOnMount(); // the focused button was removed with the form
  const isPaid = status === 'SUCCEEDED';
  return (
    <Stack gap="md">
      {status === 'FAILED' ? (
        <NotConfirmed />
      ) : (
        <StatusAlert
          color={isPaid ? 'success' : 'info'}
          role="status"
          title={isPaid ? `${money(amount)} paid` : 'Waiting for the bank'}
        >
          {isPaid ? done : 'You can close this. The plan shows the payment as soon as the bank has decided.'}
        </StatusAlert>
      )}
      <DialogButtons>
        <Button size="sm" onClick={onClose} ref={button}>
          Done
        </Button>
      </DialogButtons>
    </Stack>
  );
}
