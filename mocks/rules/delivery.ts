import type { User } from '#contracts/users/user.ts';
import type { Preferences, QuietHours } from '#contracts/users/preferences.ts';

/** The kind of a message, which decides whether and when it is delivered: docs/domain.md, "Messages". */
export interface Kind {
  readonly category: string;
  /** True for messages about a late instalment, which are always delivered. */
  readonly isOverdue: boolean;
}

export type Channel = keyof Preferences['channels'];

/** Returns why a customer does not get a message on a channel; null if they do. */
export function optOut(kind: Kind, channel: Channel, preferences: Preferences): string | null {
  if (kind.category === 'SECURITY' || kind.isOverdue) return null;
  if (!preferences.channels[channel]) return 'The customer does not want messages on this channel.';
  if (kind.category === 'MARKETING' && !preferences.marketing)
    return 'The customer does not want offers and news.';
  return null;
}

/** The channel by which a contact of a customer is reached. */
export const channelOf = { email: 'email', phoneE164: 'sms' } as const satisfies Readonly<
  Record<string, Channel>
>;

export type ContactKind = keyof typeof channelOf;

/** Returns why a message that is neither about security nor a late payment would reach its customer nowhere. */
export function unreached(
  { status, preferences }: Pick<User, 'status' | 'preferences'>,
  contact?: ContactKind,
): string | null {
  if (status === 'CLOSED') return 'The account was deleted.';
  const { channels } = preferences;
  if (channels.inApp || (contact !== undefined && channels[channelOf[contact]])) return null;
  const other = contact === undefined ? '' : contact === 'email' ? ' or by e-mail' : ' or by SMS';
  return `The customer does not want messages in the application${other}.`;
}

/**
 * Returns the minutes from a time of day to the end of the quiet hours; 0 outside of them. The last minute of the
 * span is not quiet.
 */
export function quietMinutes({ category }: Kind, quietHours: QuietHours | null, time: string): number {
  if (quietHours === null || category === 'SECURITY') return 0;
  const since = minutesBetween(quietHours.from, time);
  const whole = minutesBetween(quietHours.from, quietHours.to);
  return since < whole ? whole - since : 0;
}

const minutesBetween = (from: string, to: string) => (minutesOf(to) - minutesOf(from) + DAY) % DAY;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const DAY = 24 * 60;

/** Minutes before the second, third and fourth attempt to deliver a message. */
const retryMinutes = [1, 5, 30];

/** Returns the minutes until a delivery is tried again after this many failed attempts; null: not any more. */
export const minutesToRetry = (attempts: number): number | null => retryMinutes[attempts - 1] ?? null;
