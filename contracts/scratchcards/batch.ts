import { Instant, LocalDate } from '#contracts/dates.ts';
import { BatchId, JobId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { distinct } from '#contracts/distinct.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { batchStates } from './states.ts';

export const BatchStatus = z.enum(batchStates);

export const batchActions = [
  'add-cards',
  'activate',
  'approve',
  'freeze',
  'unfreeze',
  'export',
  'close',
  'void',
] as const;

/** Four digits that every code of the batch begins with. */
export const BatchNumber = z.string().check(z.regex(/^\d{4}$/));
/** The name that the administration gives a batch. */
export const BatchName = z.string().check(z.minLength(1), z.maxLength(80));
/** How many scratchcards a batch has, or the place of one of them in it, from 1. */
export const BatchQuantity = z.int().check(z.gte(1), z.lte(10_000));
/** Words to find a batch by, each once. */
export const BatchTags = z
  .array(z.string().check(z.minLength(1), z.maxLength(24)))
  .check(z.maxLength(10), distinct);
/** Who sells the scratchcards of a batch; null: they are not sold by others. */
export const Reseller = z.nullable(z.string().check(z.minLength(1), z.maxLength(80)));

/** Scratchcards by their places in the batch, both included: "101 to 200". */
export const ScratchcardRange = z
  .object({ from: BatchQuantity, to: BatchQuantity })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last card comes first' }));
export type ScratchcardRange = z.output<typeof ScratchcardRange>;

const counted = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, cards) => sum + cards, 0);

/** A batch of scratchcards of one value. */
export const ScratchcardBatch = z
  .object({
    id: BatchId,
    number: BatchNumber,
    name: BatchName,
    value: PositiveMoney,
    quantity: BatchQuantity,
    tags: BatchTags,
    /** Who sells the scratchcards; null: no one else does. */
    reseller: Reseller,
    createdBy: z.string().check(z.minLength(1)),
    /** The second person, for a batch above the limit of one. */
    approvedBy: z.nullable(z.string().check(z.minLength(1))),
    /** The day on which its scratchcards are activated; null: when someone says so. */
    activatesOn: z.nullable(LocalDate),
    /** Only these are; null: all. */
    activatesCards: z.nullable(ScratchcardRange),
    expiresOn: LocalDate,
    status: BatchStatus,
    counts: z.object({
      created: Count,
      active: Count,
      redeemed: Count,
      blocked: Count,
      locked: Count,
      expired: Count,
      void: Count,
    }),
    /** When its PINs were given out; they cannot be a second time. */
    exportedAt: z.nullable(Instant),
    exportCount: Count,
    /** The job that creates its scratchcards. */
    jobId: z.nullable(JobId),
    createdAt: Instant,
    version: Version,
  })
  .check(
    z.refine(
      ({ counts, quantity, status }) =>
        counted(counts) === quantity ||
        ((status === 'DRAFT' || status === 'VOID') && counted(counts) < quantity),
      { path: ['counts'], message: 'Every card of a batch is counted once' },
    ),
  );
export type ScratchcardBatch = z.output<typeof ScratchcardBatch>;

/** A batch with what can be done with it. */
export const ScratchcardBatchDetails = z.safeExtend(ScratchcardBatch, {
  /** What all of its scratchcards are worth. */
  liability: PositiveMoney,
  /** Above the limit of one person: a second one approves its activation. */
  needsApproval: z.boolean(),
  actions: actionsOf(batchActions),
});
export type ScratchcardBatchDetails = z.output<typeof ScratchcardBatchDetails>;
