import { found } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';

export const getBatch: HandlerOf<'getBatch'> = ({ params, tables, reply }) =>
  reply(200, found(tables.batches.get(params.batchId), 'batch'));
