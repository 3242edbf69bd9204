import { derivedListing } from '#mocks/resources/handler-types.ts';
import { postingsOf } from './entry.ts';
import { bookedTables, journalOf } from './journal.ts';

export const listPostings = derivedListing('listPostings', {
  reads: bookedTables,
  derive: (tables, today) => journalOf(tables, today).flatMap(postingsOf),
});
