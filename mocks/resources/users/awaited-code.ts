import type { Reads } from '#mocks/resources/tables.ts';
import type { UserRecord } from './record.ts';

/**
 * Returns the newest code to a verified contact of a customer that can still be entered, for a login or an order. A contact
 * that is being changed is not verified yet.
 */
export const awaitedCode = (
  { challenges, orders }: Pick<Reads, 'challenges' | 'orders'>,
  { email, phoneE164 }: Pick<UserRecord, 'email' | 'phoneE164'>,
) =>
  [email, phoneE164]
    .flatMap((contact) => (contact === null ? [] : challenges.by('target', contact.toLowerCase())))
    .filter(({ purpose, status }) => purpose !== 'CHANGE_CONTACT' && status === 'ISSUED')
    .filter(({ orderId }) => orderId === null || orders.get(orderId)?.status === 'READY_TO_CONFIRM')
    .toSorted((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1))
    .at(0);
