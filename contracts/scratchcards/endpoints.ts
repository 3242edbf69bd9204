import { Instant, LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { Count, MinorUnits, paged } from '#contracts/paging.ts';
import { BatchStatus, CardBatch } from './batch.ts';

export const listBatches = endpoint({
  method: 'GET',
  path: '/v1/admin/batches',
  summary: 'Batches of scratchcards',
  access: 'administrator',
  permission: 'scratchcards.read',
  ...paged({
    item: CardBatch,
    sort: ['createdAt', 'number', 'name', 'value', 'quantity', 'expiresOn', 'status'],
    defaultSort: '-createdAt',
    search: ['number', 'name', 'createdBy'],
    filters: { status: BatchStatus },
    ranges: { createdAt: Instant, expiresOn: LocalDate, value: MinorUnits, quantity: Count },
  }),
  problems: [],
  examples: [{ name: 'in use', query: { filter: { status: ['ACTIVE', 'FROZEN'] } } }],
});
