import type { Transaction } from '#mocks/store/store.ts';
import type { Message } from './rows.ts';
import type { CoreTables } from './tables.ts';

/**
 * Stores a message in a transaction, so that it is sent exactly if the transaction is committed. Messages of one
 * millisecond have ids in the order in which they were sent, as the newest code is the one that is valid.
 */
export function sender({ tables, random, clock }: Transaction<CoreTables>): (message: Message) => void {
  const sentAt = clock.now();
  return function send(message) {
    const [last] = tables.messages.page({ order: 'sentAt', falling: true, limit: 1 }).rows;
    const id = random.ulid('msg', sentAt, last?.sentAt === sentAt ? last.id : undefined);
    tables.messages.insert({ ...message, id, sentAt });
  };
}
