import { NotificationTemplate } from '#contracts/notifications/template.ts';
import { AdministratorDetails } from '#contracts/administrators/administrator.ts';
import { Challenge } from '#contracts/auth/challenge.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { CardTokenId, InboxItemId, OrderId, UserId } from '#contracts/ids.ts';
import { InboxItem } from '#contracts/inbox/item.ts';
import { inboxMachine } from '#contracts/inbox/machine.ts';
import { SavedView } from '#contracts/saved-views/saved-view.ts';
import { NotificationDraft } from '#contracts/notifications/content.ts';
import { Delivery } from '#contracts/notifications/delivery.ts';
import { Notification, SendingZone } from '#contracts/notifications/notification.ts';
import { UserNote } from '#contracts/users/note.ts';
import { UserTags } from '#contracts/users/tag.ts';
import { Email, PhoneE164, TimeZone, User, WalletReturned } from '#contracts/users/user.ts';
import { z } from '#contracts/z.ts';
import { count, minor, text } from './fields.ts';

/** Rows of customers, administrators, codes and messages. */
export const userSchemas = {
  administrators: z.omit(AdministratorDetails, { permissions: true, actions: true }),
  users: z.extend(z.omit(User, { maskedEmail: true, maskedPhone: true, atDeletion: true, actions: true }), {
    walletReturned: z.nullable(WalletReturned),
    email: z.nullable(Email),
    phoneE164: z.nullable(PhoneE164),
    provenContact: z.enum(['phoneE164', 'email']),
    sessionsEndedAt: z.nullable(Instant),
    savedCards: z.array(z.object({ cardTokenId: CardTokenId, name: text, savedAt: Instant })),
    notes: z.array(UserNote),
    openNotes: count,
    tags: UserTags,
    timeZone: TimeZone,
    lastSeenAt: z.nullable(Instant),
    lastMessageAt: z.nullable(Instant),
    contactsSeenAt: z.nullable(Instant),
    limitMovedAlone: z.int(),
    principalLeft: minor,
    openPlans: count,
    nextDue: z.nullable(LocalDate),
  }),
  challenges: z.safeExtend(Challenge, {
    target: text,
    caller: z.string(),
    orderId: z.nullable(OrderId),
    userId: z.nullable(UserId),
    codeHash: text,
    resentAt: z.array(Instant),
    lockedUntil: z.nullable(Instant),
  }),
  inbox: z.object({
    ...z.omit(z.object(InboxItem.shape), { actions: true, snoozedUntil: true }).shape,
    userId: UserId,
    status: z.enum(inboxMachine.states),
    topic: text,
    dueAt: z.nullable(Instant),
    deliveredAt: Instant,
    followedAt: z.nullable(Instant),
  }),
  waitingTexts: z.object({
    id: text,
    userId: UserId,
    contact: z.enum(['phoneE164', 'email']),
    category: InboxItem.shape.category,
    latePlanId: z.nullable(text),
    text,
    dueAt: Instant,
  }),
  savedViews: z.omit(SavedView, { mine: true, mayChange: true }),
  notifications: z.safeExtend(Notification, {
    ...z.pick(NotificationDraft, { content: true, translations: true, audience: true, expiresAt: true })
      .shape,
    timeZone: SendingZone,
    testedAt: z.nullable(Instant),
    approvedCount: count,
    createdBy: text,
    series: z.nullable(z.object({ firstAt: Instant, no: count })),
    nextAt: z.nullable(Instant),
    sentUpTo: z.nullable(UserId),
  }),
  notificationTemplates: NotificationTemplate,
  deliveries: z.extend(Delivery, { inboxItemId: z.nullable(InboxItemId) }),
};
