import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cursor } from '#mocks/store/row-set.ts';
import { type Note, note, openNotes } from './notes.ts';

const colours = ['red', 'green', 'blue'] as const;

const anyNotes = fc
  .uniqueArray(fc.record({ id: fc.nat(500), colour: fc.constantFrom(...colours), weight: fc.nat(4) }), {
    selector: ({ id }) => id,
    maxLength: 60,
  })
  .map((rows) => rows.map(({ id, ...fields }) => note(`n${String(id).padStart(3, '0')}`, fields)));

const anyRequest = fc.record({
  order: fc.constantFrom('weight' as const, 'id' as const),
  falling: fc.boolean(),
  limit: fc.integer({ min: 1, max: 7 }),
  colour: fc.option(fc.uniqueArray(fc.constantFrom(...colours), { minLength: 1 }), { nil: undefined }),
  light: fc.boolean(),
});

/** The same page by sorting and filtering a plain array. */
function naive(
  rows: readonly Note[],
  request: typeof anyRequest extends fc.Arbitrary<infer R> ? R : never,
): Note[] {
  const direction = request.falling ? -1 : 1;
  const byId = (a: Note, b: Note) => (a.id < b.id ? -1 : 1) * direction;
  return rows
    .filter((row) => !request.colour || request.colour.some((colour) => colour === row.colour))
    .filter((row) => !request.light || row.weight < 3)
    .toSorted((a, b) => (request.order === 'weight' ? (a.weight - b.weight) * direction : 0) || byId(a, b));
}

test('pages together are a sorted and filtered plain array, after any writes', async () => {
  await fc.assert(
    fc.asyncProperty(anyNotes, anyNotes, anyRequest, async (first, then, request) => {
      const store = await openNotes();
      await store.transact(({ tables }) => first.forEach((row) => tables.notes.insert(row)));
      store.tables.notes.page({ order: request.order, limit: 1, in: { colour: request.colour } });
      await store.transact(({ tables }) => {
        for (const row of then) {
          if (tables.notes.get(row.id)) tables.notes.replace(row);
          else tables.notes.insert(row);
        }
      });
      const rows = [...new Map([...first, ...then].map((row) => [row.id, row])).values()];
      const expected = naive(rows, request);

      const readNotes: Note[] = [];
      let after: Cursor | null = null;
      do {
        const page = store.tables.notes.page({
          order: request.order,
          falling: request.falling,
          limit: request.limit,
          in: { colour: request.colour },
          where: request.light ? (row) => row.weight < 3 : undefined,
          after,
        });
        expect(page.total).toBe(expected.length);
        expect(page.rows.length).toBeLessThanOrEqual(request.limit);
        readNotes.push(...page.rows);
        after = page.next;
      } while (after);
      expect(readNotes).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('a page continues after its cursor when rows are inserted or deleted', async () => {
  const store = await openNotes();
  await store.transact(({ tables }) => {
    for (const id of ['n1', 'n3', 'n5', 'n7']) tables.notes.insert(note(id, { weight: Number(id.slice(1)) }));
  });
  const first = store.tables.notes.page({ order: 'weight', limit: 2 });
  await store.transact(({ tables }) => {
    tables.notes.delete('n3');
    tables.notes.insert(note('n2', { weight: 2 }));
    tables.notes.insert(note('n4', { weight: 4 }));
  });
  const second = store.tables.notes.page({ order: 'weight', limit: 9, after: first.next });
  expect(first.rows.map((row) => row.id)).toEqual(['n1', 'n3']);
  expect(second.rows.map((row) => row.id)).toEqual(['n4', 'n5', 'n7']);
});
