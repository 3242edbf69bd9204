import type { ScratchcardDetails } from '#contracts/scratchcards/scratchcard-review.ts';
import {
  blockScratchcard,
  startScratchcardsJob,
  unblockScratchcard,
  unlockScratchcard,
} from '#contracts/scratchcards/administration-endpoints.ts';
import { type Comparison, defineAction } from '#src/kits/actions/action.ts';
import { defineBulk } from '#src/kits/actions/bulk/bulk-action.ts';
import { reasonField } from '#src/kits/actions/fields.tsx';
import { scratchcardReviewStatuses } from '#src/resources/scratchcards/labels.ts';

const compares: readonly Comparison<ScratchcardDetails>[] = [
  { label: 'Status', value: ({ status }) => scratchcardReviewStatuses[status].word },
  { label: 'Wrong PINs', value: ({ failedAttempts }) => String(failedAttempts) },
];
const common = {
  compares,
  form: { reason: reasonField<ScratchcardDetails>() },
};

export const unblock = defineAction(unblockScratchcard, {
  ...common,
  label: 'Unblock',
  lead: ({ activatedAt }: ScratchcardDetails) =>
    activatedAt === null ? 'It was never active, and is not afterwards.' : 'It can be redeemed again.',
  receipt: ({ code }) => ({ title: `${code} is unblocked` }),
});

export const block = defineAction(blockScratchcard, {
  ...common,
  label: 'Block',
  undo: unblock,
  tone: 'danger',
  lead: () => 'It cannot be redeemed until it is unblocked.',
  receipt: ({ code }) => ({ title: `${code} is blocked` }),
});

export const unlock = defineAction(unlockScratchcard, {
  ...common,
  label: 'Unlock',
  lead: ({ failedAttempts }: ScratchcardDetails) =>
    `After ${failedAttempts} wrong PINs it is locked. All attempts are available again immediately.`,
  receipt: ({ code }) => ({ title: `${code} is unlocked` }),
});

const many = { one: 'card', many: 'cards' } as const;

export const blockScratchcards = defineBulk(startScratchcardsJob, {
  ...many,
  action: 'block',
  undo: 'unblock',
  label: 'Block',
  tone: 'danger',
  command: blockScratchcard,
});

export const unblockScratchcards = defineBulk(startScratchcardsJob, {
  ...many,
  action: 'unblock',
  label: 'Unblock',
  command: unblockScratchcard,
});

/** In the order of the menu of a row. */
export const scratchcardActions = [block, unblock, unlock] as const;
