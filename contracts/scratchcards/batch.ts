import { Instant, LocalDate } from '#contracts/dates.ts';
import { BatchId, Version } from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const BatchStatus = z.enum([
  'DRAFT',
  'GENERATED',
  'PENDING_APPROVAL',
  'ACTIVE',
  'FROZEN',
  'CLOSED',
  'VOID',
]);

const count = z.int().check(z.gte(0));

/** A batch of scratchcards of one value. */
export const ScratchcardBatch = z
  .object({
    id: BatchId,
    number: z.string().check(z.regex(/^\d{4}$/)),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    value: PositiveMoney,
    quantity: z.int().check(z.gte(1), z.lte(10_000)),
    createdBy: z.string().check(z.minLength(1)),
    expiresOn: LocalDate,
    status: BatchStatus,
    counts: z.object({
      created: count,
      active: count,
      redeemed: count,
      blocked: count,
      locked: count,
      expired: count,
      void: count,
    }),
    createdAt: Instant,
    version: Version,
  })
  .check(
    z.refine(
      (batch) => Object.values(batch.counts).reduce((sum, cards) => sum + cards, 0) === batch.quantity,
      { path: ['counts'], message: 'Every card of a batch is counted once' },
    ),
  );
export type ScratchcardBatch = z.output<typeof ScratchcardBatch>;
