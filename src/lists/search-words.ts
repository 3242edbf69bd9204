import type { Contract, OperationName } from '#contracts/index.ts';

/** Every field that some list of the contract searches. */
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
  planNumber: 'plan number',
  orderNumber: 'order number',
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

/** "name, id, e-mail, phone": what a list is searched for, as its search field says it. */
export function searchWords(fields: readonly string[]): string {
  const all = [...new Set(fields.map((field) => words[field] ?? field))];
  // Whoever has a number does not look for an id; a short line is read whole on a phone.
  return all.filter((word) => word !== 'id' || !all.includes('number')).join(', ');
}
