import type { Money } from '#contracts/money.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { Payment } from '#contracts/payments/payment.ts';

export type ReceiptOrder = Pick<Order, 'number' | 'planNumber' | 'lines' | 'total' | 'financed'>;
export type ReceiptPayment = Pick<Payment, 'amount'>;

/** Returns the receipt as text, line by line, for sharing. */
export function receiptText(
  order: ReceiptOrder,
  payment: ReceiptPayment | null,
  money: (value: Money) => string,
): string {
  const { number, planNumber, lines, total, financed } = order;
  return [
    `Order ${number}${planNumber === null ? '' : `, plan ${planNumber}`}`,
    ...lines.map(
      ({ nameSnapshot, quantity, lineTotal }) =>
        `${quantity > 1 ? `${nameSnapshot} × ${quantity}` : nameSnapshot}: ${money(lineTotal)}`,
    ),
    `Total of the order: ${money(total)}`,
    ...(payment ? [`Down payment: ${money(payment.amount)}`] : []),
    `Financed: ${money(financed)}`,
  ].join('\n');
}

/** Names what paid: "Visa •••• 4242 and Wallet". */
export const sourcesText = ({ sources }: Pick<Payment, 'sources'>): string =>
  sources.map(({ label }) => label).join(' and ');
