import { enteredText } from '#contracts/entered-text.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { BatchId, JobId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
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

/** The four digits at the start of every code of the batch. */
export const BatchNumber = z.string().check(z.regex(/^\d{4}$/));
/** The name that the administration gives a batch. */
export const BatchName = enteredText(1, 80);
/** The maximum number of scratchcards in a batch. */
export const maxCards = 10_000;
/** The number of scratchcards in a batch, or the position of one of them, from 1. */
export const BatchQuantity = z.int().check(z.gte(1), z.lte(maxCards));
/** Tags by which a batch is found, without duplicates. */
export const BatchTags = z.array(enteredText(1, 24)).check(z.maxLength(10), distinct);
/** Who sells the scratchcards of a batch; null if we sell them ourselves. */
export const Reseller = z.nullable(enteredText(1, 80));

/** A range of scratchcards by their positions in the batch, both included: "101 to 200". */
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
    /** Who sells the scratchcards; null if we sell them ourselves. */
    reseller: Reseller,
    createdBy: z.string().check(z.minLength(1)),
    /** The administrator who approved it; null within the limit of one person, or before. */
    approvedBy: z.nullable(z.string().check(z.minLength(1))),
    /** The day on which its scratchcards are activated; null: by a command. */
    activatesOn: z.nullable(LocalDate),
    /** The only scratchcards that are activated; null: all. */
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
    /** When its PINs were exported, which is possible once; null before. */
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

/** A batch with its actions. */
export const ScratchcardBatchDetails = z.safeExtend(ScratchcardBatch, {
  /** The total value of its scratchcards. */
  liability: PositiveMoney,
  /**
   * What its creator has issued without a second person in the last 30 days, other than this batch, in its currency.
   */
  issuedAlone: NonNegativeMoney,
  /**
   * True where a second person has to approve its activation, or has: the batch and `issuedAlone` are above the limit of one
   * person.
   */
  needsApproval: z.boolean(),
  actions: actionsOf(batchActions),
});
export type ScratchcardBatchDetails = z.output<typeof ScratchcardBatchDetails>;
