import { Button } from '@mantine/core';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { type ReceiptOrder, type ReceiptPayment, receiptText } from './receipt-text.ts';

interface Props {
  readonly order: ReceiptOrder;
  readonly payment: ReceiptPayment | null;
}

/**
 * Shares the receipt with another application, or copies it where the browser cannot share. Nothing is sent by the
 * page itself.
 */
export function ShareReceipt({ order, payment }: Props) {
  const money = useMoneyText();
  const { productName } = useConfiguration();
  const title = `Your ${productName} receipt ${order.number}`;
  const text = receiptText(order, payment, money);
  const canShare = typeof navigator.share === 'function';
  const share = () => {
    // Rejects when the person closes the share sheet, which is no error.
    navigator.share({ title, text }).catch(() => undefined);
  };
  return (
    <>
      <Button
        component="a"
        variant="default"
        size="sm"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}
      >
        E-mail
      </Button>
      {canShare ? (
        <Button variant="default" size="sm" onClick={share}>
          Share
        </Button>
      ) : (
        <CopyText text={`${title}\n${text}`} label="Copy receipt" />
      )}
    </>
  );
}
