import type { DeclineCode, PaymentPurpose, PaymentStatus } from '#contracts/payments/payment.ts';
import type { z } from '#contracts/z.ts';
import { bad, good, waiting, type StatusLabels } from '#src/ui/status-label.ts';

export const paymentStatuses: StatusLabels<z.output<typeof PaymentStatus>> = {
  FAILED: bad('Failed'),
  PROCESSING: waiting('Under way'),
  SUCCEEDED: good('Paid'),
};

export const purposes: Readonly<Record<z.output<typeof PaymentPurpose>, string>> = {
  DOWN_PAYMENT: 'Down payment',
  INSTALMENT: 'Instalment',
};

export const declines: Readonly<Record<z.output<typeof DeclineCode>, string>> = {
  'insufficient-funds': 'Not enough money',
  'card-declined': 'Card declined',
  'card-expired': 'Card expired',
  'card-stolen': 'Card blocked',
};
