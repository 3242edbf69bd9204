import type { Contract, OperationName } from '#contracts/index.ts';
import type { Paging } from '#contracts/paging.ts';

/** All fields that some list of the contract searches. */
type Searched = {
  [Name in OperationName]: Contract[Name] extends { paging: { search: readonly (infer Field)[] } }
    ? Field & string
    : never;
}[OperationName];

const words: Readonly<Record<string, string>> = {
  id: 'id',
  number: 'number',
  name: 'name',
  fullName: 'name',
  email: 'e-mail',
  phoneE164: 'phone',
  tags: 'tag',
  customerName: 'customer',
  title: 'product',
  planNumber: 'plan',
  orderNumber: 'order',
  sourceLabel: 'card',
  amount: 'amount',
  createdBy: 'maker',
  reseller: 'reseller',
  description: 'description',
  sku: 'item number',
  code: 'code',
  actorName: 'person',
  reason: 'reason',
  entityIds: 'id',
  entityId: 'id',
  entry: 'entry',
  requestedByName: 'person',
  startedByName: 'person',
  byName: 'person',
  note: 'note',
  problemDetail: 'problem',
  body: 'text',
} satisfies Record<Searched, string>;

/** Returns the searched fields for the search field's placeholder: "name, id, whole e-mail, whole phone". */
export function searchWords({ search, masked }: Pick<Paging, 'search' | 'masked'>): string {
  const wordOf = (field: string) => `${masked.includes(field) ? 'whole ' : ''}${words[field] ?? field}`;
  const all = [...new Set(search.map(wordOf))];
  // Where rows have a number, "id" is left out, so that a phone shows the whole line.
  return all.filter((word) => word !== 'id' || !all.includes('number')).join(', ');
}
