import type { Transaction } from '#mocks/store/store.ts';
import type { Message } from './rows.ts';
import type { CoreTables } from './tables.ts';

/** Stores a message in a transaction, so that it is sent exactly if the transaction is committed. */
export function sender({ tables, random, clock }: Transaction<CoreTables>): (message: Message) => void {
  const sentAt = clock.now();
  return (message) => void tables.messages.insert({ ...message, id: random.ulid('msg', sentAt), sentAt });
}
