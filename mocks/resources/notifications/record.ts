import type { Instant } from '#contracts/dates.ts';
import type { Delivery } from '#contracts/notifications/delivery.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';

export interface NotificationRecord extends Omit<
  NotificationDetails,
  'actions' | 'checks' | 'funnel' | 'undelivered'
> {
  /** When the first message of the series was sent, and the number of this one; null if it is sent once. */
  readonly series: { readonly firstAt: Instant; readonly no: number } | null;
  /** The number of recipients when a person last sent or scheduled it, with approval if necessary. */
  readonly approvedCount: number;
  /** When the next recipients get it; null when none are left, or while it waits. */
  readonly nextAt: Instant | null;
  /** The last recipient who has got it; the others follow in the order of their ids. */
  readonly sentUpTo: string | null;
}

export interface DeliveryRecord extends Delivery {
  /** The message in the inbox; null for other channels. */
  readonly inboxItemId: string | null;
}
