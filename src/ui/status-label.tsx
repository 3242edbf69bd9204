import type { z } from '#contracts/z.ts';
import type { BatchStatus } from '#contracts/scratchcards/batch.ts';
import type { CampaignStatus } from '#contracts/notifications/campaign.ts';
import type { OrderStatus } from '#contracts/orders/order.ts';
import type { PaymentStatus } from '#contracts/payments/payment.ts';
import type { PlanRow, PlanStatus } from '#contracts/plans/plan.ts';
import type { KycStatus, UserStatus } from '#contracts/users/user.ts';
import type { Filter } from '#src/lists/list-url.ts';
import { StatusTag, type Tone } from './StatusTag.tsx';

/** A status in words, with the tone it is drawn in. */
export interface Reading {
  readonly word: string;
  readonly tone: Tone;
}

type Readings<Status extends string> = Readonly<Record<Status, Reading>>;

const is = (tone: Tone) => (word: string) => ({ word, tone });
const neutral = is('neutral');
const info = is('info');
const good = is('success');
const waiting = is('warning');
const bad = is('error');

export const planStatuses: Readings<PlanStatus> = {
  OVERDUE: bad('Overdue'),
  ACTIVE: info('Running'),
  PENDING: waiting('Not started'),
  SETTLED: good('Settled'),
  CANCELLED: neutral('Cancelled'),
};

export const orderStatuses: Readings<OrderStatus> = {
  DRAFT: neutral('Draft'),
  QUOTED: neutral('Plan chosen'),
  READY_TO_CONFIRM: info('To be signed'),
  AWAITING_DOWN_PAYMENT: waiting('To be paid'),
  ACTIVE: info('Running'),
  COMPLETED: good('Completed'),
  CANCELLED: neutral('Cancelled'),
  EXPIRED: neutral('Expired'),
};

export const paymentStatuses: Readings<z.output<typeof PaymentStatus>> = {
  FAILED: bad('Failed'),
  PROCESSING: waiting('Under way'),
  SUCCEEDED: good('Paid'),
};

export const userStatuses: Readings<z.output<typeof UserStatus>> = {
  ACTIVE: good('Active'),
  BLOCKED: bad('Blocked'),
  CLOSED: neutral('Closed'),
};

export const kycStatuses: Readings<z.output<typeof KycStatus>> = {
  VERIFIED: good('Verified'),
  PENDING: waiting('In review'),
  FAILED: bad('Refused'),
  NONE: neutral('Not begun'),
};

export const batchStatuses: Readings<z.output<typeof BatchStatus>> = {
  ACTIVE: good('Active'),
  PENDING_APPROVAL: waiting('Awaits approval'),
  FROZEN: info('Frozen'),
  GENERATED: neutral('Generated'),
  DRAFT: neutral('Draft'),
  CLOSED: neutral('Closed'),
  VOID: bad('Void'),
};

export const campaignStatuses: Readings<z.output<typeof CampaignStatus>> = {
  SENT: good('Sent'),
  SENDING: info('Sending'),
  SCHEDULED: waiting('Scheduled'),
  PARTIALLY_FAILED: bad('Partly failed'),
  FAILED: bad('Failed'),
  PAUSED: info('Paused'),
  DRAFT: neutral('Draft'),
  CANCELLED: neutral('Cancelled'),
};

/** What a running plan's next line says of it: due today and in grace are news that "Running" would hide. */
export function planReading({ status, strip }: Pick<PlanRow, 'status' | 'strip'>): Reading {
  if (status !== 'ACTIVE') return planStatuses[status];
  if (strip.some((segment) => segment.status === 'IN_GRACE')) return waiting('In grace');
  if (strip.some((segment) => segment.status === 'DUE')) return waiting('Due today');
  return planStatuses.ACTIVE;
}

export function Status({ tone, word }: Reading) {
  return <StatusTag tone={tone}>{word}</StatusTag>;
}

/** A filter of the contract whose values are statuses. */
export function statusFilter(
  name: string,
  label: string,
  readings: Readonly<Record<string, Reading>>,
): Filter {
  return {
    name,
    label,
    values: Object.entries(readings).map(([value, { word }]) => ({ value, label: word })),
  };
}

/** A filter whose values are spelled out by a table of words. */
export function wordFilter(name: string, label: string, words: Readonly<Record<string, string>>): Filter {
  return { name, label, values: Object.entries(words).map(([value, word]) => ({ value, label: word })) };
}
