import { Text } from '@mantine/core';
import {
  activateBatch,
  approveBatch,
  closeBatch as closeBatchEndpoint,
  createBatchCards,
  freezeBatch,
  unfreezeBatch,
  voidBatch,
} from '#contracts/scratchcards/batch-endpoints.ts';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import { batchLimits } from '#contracts/scratchcards/new-batch.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { amountOf, type RowWords } from '#src/kits/actions/bulk/amount.ts';
import { reasonField } from '#src/kits/actions/fields.tsx';
import type { Formats } from '#src/kits/actions/use-formats.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { batchCompares } from './compares.ts';
import { rangeField } from './range-field.tsx';

type Batch = ScratchcardBatchDetails;

const common = { compares: batchCompares };
const reason = reasonField<Batch>();

export const createScratchcards = defineAction(createBatchCards, {
  ...common,
  label: 'Create missing cards',
  lead: ({ counts, quantity }: Batch, { count }) =>
    `${count(counts.created)} of ${count(quantity)} cards exist. Up to 500 more are created now.`,
  confirm: () => 'Create cards',
  receipt: ({ counts, quantity }, { count }) => ({
    title: `${count(counts.created + counts.active)} of ${count(quantity)} cards exist`,
  }),
});

export const activate = defineAction(activateBatch, {
  ...common,
  label: 'Activate cards',
  lead: (batch: Batch, formats) => (
    <>
      Leave both fields empty to activate every card.
      {batch.needsApproval && batch.status === 'GENERATED' && (
        <Text span inherit display="block" fw="var(--mantine-font-weight-medium)" mt="2xs">
          The batch is worth {formats.money(batch.liability)}
          {besideText(batch, formats)}: a second administrator has to approve it first.
        </Text>
      )}
    </>
  ),
  form: { cards: rangeField },
  confirm: (body, { count }, batch) =>
    batch.needsApproval && batch.status === 'GENERATED'
      ? 'Request approval'
      : body.cards === null
        ? `Activate ${amountOf(cards, batch.counts.created, count)}`
        : `Activate cards ${body.cards.from} to ${body.cards.to}`,
  receipt: ({ status, counts }, { count }) =>
    status === 'PENDING_APPROVAL'
      ? {
          title: 'Approval requested',
          text: 'No card is active yet. A second administrator has to approve the batch.',
        }
      : { title: amountOf(areActive, counts.active, count) },
});

/** What its creator has issued alone is added up; nothing where there is none. */
const besideText = (
  { createdBy, issuedAlone }: Batch,
  { money, count }: Pick<Formats, 'money' | 'count'>,
): string =>
  issuedAlone.amountMinor === 0
    ? ''
    : `, and ${createdBy} has issued ${money(issuedAlone)} alone in the last ${count(batchLimits.daysAlone)} days`;

const cards: RowWords = { one: 'card', many: 'cards' };
const activeCards: RowWords = { one: 'active card', many: 'active cards' };
const areActive: RowWords = { one: 'card is active', many: 'cards are active' };

export const approve = defineAction(approveBatch, {
  ...common,
  label: 'Approve',
  lead: (batch: Batch, formats) => {
    const { liability, createdBy, quantity, activatesOn, activatesCards } = batch;
    return (
      <>
        {createdBy} asks for {amountOf(cards, quantity, formats.count)} worth {formats.money(liability)} in
        total
        {besideText(batch, formats)}.{' '}
        {activatesCards ? `Cards ${activatesCards.from} to ${activatesCards.to}` : 'They'} are activated{' '}
        {activatesOn === null ? 'later' : <DateText value={activatesOn} />}.
      </>
    );
  },
  confirm: (_body, { money }, { liability }) => `Approve ${money(liability)}`,
  receipt: ({ counts }, { count }) => ({
    title: `Approved: ${amountOf(areActive, counts.active, count)}`,
  }),
});

export const unfreeze = defineAction(unfreezeBatch, {
  ...common,
  label: 'Unfreeze',
  lead: ({ counts }: Batch, { count }) =>
    `${amountOf(activeCards, counts.active, count)} can be redeemed again.`,
  form: { reason },
  receipt: () => ({ title: 'The batch is active' }),
});

export const freeze = defineAction(freezeBatch, {
  ...common,
  label: 'Freeze',
  undo: unfreeze,
  tone: 'danger',
  lead: ({ counts }: Batch, { count }) =>
    `Its ${amountOf(activeCards, counts.active, count)} cannot be redeemed until the batch is unfrozen.`,
  form: { reason },
  receipt: () => ({ title: 'The batch is frozen' }),
});

export const closeBatch = defineAction(closeBatchEndpoint, {
  ...common,
  label: 'Close batch',
  lead: () => 'A closed batch cannot be opened again.',
  form: { reason },
  receipt: () => ({ title: 'The batch is closed' }),
});

export const voidWhole = defineAction(voidBatch, {
  ...common,
  label: 'Void batch',
  tone: 'danger',
  lead: ({ counts: { created, blocked } }: Batch, { count }) =>
    `${created + blocked === 0 ? 'None of its cards will be created' : `${amountOf(cards, created + blocked, count)} can no longer be used, and no more are created`}. This cannot be undone.`,
  form: { reason },
  receipt: () => ({ title: 'The batch is void' }),
});

/** In the order of the menu of a row. */
export const batchActions = [
  createScratchcards,
  activate,
  approve,
  freeze,
  unfreeze,
  closeBatch,
  voidWhole,
] as const;
