import type { Contract, OperationName } from '#contracts/index.ts';

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
  createdBy: 'maker',
  reseller: 'reseller',
  description: 'description',
  sku: 'item number',
  code: 'code',
  actorName: 'person',
  reason: 'reason',
  entityIds: 'id',
  entityId: 'id',
  requestedByName: 'person',
  startedByName: 'person',
  byName: 'person',
  note: 'note',
  problemDetail: 'problem',
  body: 'text',
} satisfies Record<Searched, string>;

/** Returns the searched fields for the search field's placeholder: "name, id, e-mail, phone". */
export function searchWords(fields: readonly string[]): string {
  const all = [...new Set(fields.map((field) => words[field] ?? field))];
  // Where rows have a number, "id" is left out, so that a phone shows the whole line.
  return all.filter((word) => word !== 'id' || !all.includes('number')).join(', ');
}
