import type { Instant } from '#contracts/dates.ts';
import type { Delivery } from '#contracts/notifications/delivery.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';

export interface NotificationRecord extends Omit<
  NotificationDetails,
  'actions' | 'checks' | 'funnel' | 'undelivered'
> {
  /** When the first message of its series was sent, and which one of them this is; null where it is sent once. */
  readonly series: { readonly firstAt: Instant; readonly no: number } | null;
  /** How many it had when it was last sent or scheduled by a person, and approved where it needed that. */
  readonly approvedCount: number;
  /** When the next recipients get it; null when none are left, or it waits. */
  readonly nextAt: Instant | null;
  /** The last recipient who has it: the others follow by their ids. */
  readonly sentUpTo: string | null;
}

export interface DeliveryRecord extends Delivery {
  /** The message in the inbox, where it is one. */
  readonly inboxItemId: string | null;
}
