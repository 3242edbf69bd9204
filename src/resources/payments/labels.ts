import type { DeclineCode } from '#contracts/payments/decline-code.ts';
import type { FirstAttempt, PaymentPurpose, PaymentStatus } from '#contracts/payments/payment.ts';
import type { RefundReason, ReturnReason } from '#contracts/payments/refund.ts';
import type { PaymentSourceKind } from '#contracts/payments/sources.ts';
import type { z } from '#contracts/z.ts';
import { bad, good, info, neutral, waiting, type StatusLabels } from '#src/ui/parts/status-label.ts';

export const paymentStatuses: StatusLabels<z.output<typeof PaymentStatus>> = {
  FAILED: bad('Failed'),
  PROCESSING: info('In progress'),
  REQUIRES_ACTION: waiting('Waiting to be confirmed'),
  PENDING: waiting('Waiting for the bank'),
  SUCCEEDED: good('Paid'),
  PARTIALLY_REFUNDED: info('Refunded in part'),
  REFUNDED: neutral('Refunded'),
  CHARGED_BACK: bad('Charged back'),
  CANCELLED: neutral('Cancelled'),
  EXPIRED: neutral('Not confirmed in time'),
};

export const purposes: Readonly<Record<z.output<typeof PaymentPurpose>, string>> = {
  DOWN_PAYMENT: 'Down payment',
  INSTALMENT: 'Instalment',
  PREPAYMENT: 'Paid ahead',
  SETTLEMENT: 'Paid off',
  WITHDRAWAL: 'Withdrawal',
};

export const refundReasons: Readonly<Record<z.output<typeof RefundReason>, string>> = {
  RETURN: 'Goods returned',
  DUPLICATE: 'Paid twice',
  GOODWILL: 'Goodwill',
  FRAUD: 'Fraud',
  OTHER: 'Other',
};

/** Why money was returned, including decisions of a bank. */
export const returnReasons: Readonly<Record<z.output<typeof ReturnReason>, string>> = {
  ...refundReasons,
  CHARGE_BACK: 'Charge-back',
};

export const methods: Readonly<Record<PaymentSourceKind, string>> = {
  CARD: 'Card',
  BANK: 'Bank transfer',
  WALLET: 'Wallet',
  SCRATCHCARD: 'Scratchcard',
  COLLATERAL: 'Sale of collateral',
};

/** Why a payment was declined, for lists. */
export const declineWords: Readonly<Record<z.output<typeof DeclineCode>, string>> = {
  'insufficient-funds': 'Insufficient funds',
  'card-declined': 'Card declined',
  'card-expired': 'Card expired',
  'card-stolen': 'Card blocked',
  'not-confirmed': 'Not confirmed',
};

export const firstAttempts: Readonly<Record<z.output<typeof FirstAttempt>, string>> = {
  SUCCEEDED: 'Succeeded',
  DECLINED: 'Declined',
  UNDECIDED: 'Not decided yet',
};

/** Keeps the digits of a card beside the dots before them. */
export const unbroken = (sourceLabel: string) => sourceLabel.replaceAll('•••• ', '••••\u00a0');
