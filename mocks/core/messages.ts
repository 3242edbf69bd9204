import type { Transaction } from '#mocks/store/store.ts';
import type { Message } from './handler.ts';
import type { CoreTables } from './tables.ts';

/** Puts a message into the tables of a transaction: it is sent exactly when the rest of it happened. */
export function sender({ tables, random, clock }: Transaction<CoreTables>): (message: Message) => void {
  const sentAt = clock.now();
  return (message) => void tables.messages.insert({ ...message, id: random.ulid('msg', sentAt), sentAt });
}
