import { expect, test } from 'vitest';
import type { Listing } from '#mocks/core/list-definition.ts';
import { listReader } from '#mocks/core/lists.ts';
import { memberOf } from '#mocks/core/member.ts';
import { handlers } from './notes/handlers.ts';
import { openNotes } from './notes/open.ts';

test('items are built again on the next day and after a change of a table they read', async () => {
  const { store } = await openNotes({ notes: [{}] });
  const dated: Listing = {
    ...handlers.listNotes,
    reads: ['sessions'],
    view: (row, today, { sessions }) => ({ ...row, label: `${today}, ${sessions?.size} sessions` }),
  };
  const read = listReader('listNotes', dated, store.tables as never); // as the backend does, which knows their rows
  const labelsOn = (today: string) => {
    const { items }: { items: readonly object[] } = JSON.parse(
      new TextDecoder().decode(read('', null, today)),
    );
    return items.map((item) => memberOf(item, 'label'));
  };
  expect(labelsOn('2027-01-10')).toEqual(['2027-01-10, 3 sessions']);
  expect(labelsOn('2027-01-11')).toEqual(['2027-01-11, 3 sessions']);
  await store.transact(({ tables: { sessions } }) => {
    const [first] = sessions.all();
    if (first) sessions.delete(first.id);
  });
  expect(labelsOn('2027-01-11')).toEqual(['2027-01-11, 2 sessions']);
});
