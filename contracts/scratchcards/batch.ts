import { described } from '#contracts/described.ts';
import { enteredText } from '#contracts/entered-text.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { BatchId, JobId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { distinct } from '#contracts/distinct.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { batchActions } from './actions.ts';
import { batchStates } from './states.ts';

export const BatchStatus = z.enum(batchStates);

export const BatchNumber = described(
  z.string().check(z.regex(/^\d{4}$/)),
  'The four digits at the start of every code of the batch.',
);
export const BatchName = described(enteredText(1, 80), 'The name that the administration gives a batch.');
/** The maximum number of scratchcards in a batch. */
export const maxCards = 10_000;
export const BatchQuantity = described(
  z.int().check(z.gte(1), z.lte(maxCards)),
  'The number of scratchcards in a batch, or the position of one of them, from 1.',
);
export const BatchTags = described(
  z.array(enteredText(1, 24)).check(z.maxLength(10), distinct),
  'Tags by which a batch is found, without duplicates.',
);
export const Reseller = described(
  z.nullable(enteredText(1, 80)),
  'Who sells the scratchcards of a batch; null if we sell them ourselves.',
);

export const ScratchcardRange = described(
  z
    .object({ from: BatchQuantity, to: BatchQuantity })
    .check(z.refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last card comes first' })),
  'A range of scratchcards by their positions in the batch, both included: "101 to 200".',
);
export type ScratchcardRange = z.output<typeof ScratchcardRange>;

const counted = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, cards) => sum + cards, 0);

export const ScratchcardBatch = described(
  z
    .object({
      id: BatchId,
      number: BatchNumber,
      name: BatchName,
      value: PositiveMoney,
      quantity: BatchQuantity,
      tags: BatchTags,
      reseller: described(Reseller, 'Who sells the scratchcards; null if we sell them ourselves.'),
      createdBy: z.string().check(z.minLength(1)),
      approvedBy: described(
        z.nullable(z.string().check(z.minLength(1))),
        'The administrator who approved it; null within the limit of one person, or before.',
      ),
      activatesOn: described(
        z.nullable(LocalDate),
        'The day on which its scratchcards are activated; null: by a command.',
      ),
      activatesCards: described(
        z.nullable(ScratchcardRange),
        'The only scratchcards that are activated; null: all.',
      ),
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
      exportedAt: described(
        z.nullable(Instant),
        'When its PINs were exported, which is possible once; null before.',
      ),
      exportCount: Count,
      jobId: described(z.nullable(JobId), 'The job that creates its scratchcards.'),
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
    ),
  'A batch of scratchcards of one value.',
);
export type ScratchcardBatch = z.output<typeof ScratchcardBatch>;

export const ScratchcardBatchDetails = described(
  z.safeExtend(ScratchcardBatch, {
    liability: described(PositiveMoney, 'The total value of its scratchcards.'),
    issuedAlone: described(
      NonNegativeMoney,
      'What its creator has issued without a second person in the last 30 days, other than this batch, in its currency.',
    ),
    needsApproval: described(
      z.boolean(),
      'True where a second person has to approve its activation, or has: the batch and `issuedAlone` are above the limit of one person.',
    ),
    actions: actionsOf(batchActions),
  }),
  'A batch with its actions.',
);
export type ScratchcardBatchDetails = z.output<typeof ScratchcardBatchDetails>;
