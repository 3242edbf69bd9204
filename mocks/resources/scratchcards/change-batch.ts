import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { activateScratchcards, waitingScratchcards } from './batch-scratchcards.ts';
import { issued } from './issue-batch.ts';
import { batchLifecycle } from './batch-lifecycle.ts';
import { batchOfPath } from './batch-of-path.ts';
import { viewBatchDetails } from './batch-view.ts';
import { isVoidable, voided } from './lifecycle.ts';
import type { BatchRecord } from './record.ts';
import { saveScratchcards } from './store.ts';
import type { Writes } from '#mocks/resources/tables.ts';

/** Activates a batch (transition B2): at once within one person's limit, else after its approval (B3). */
export const activateBatch: HandlerOf<'activateBatch'> = (context) => {
  const { body, tables, today, reply } = context;
  const batch = batchOfPath(context);
  const { cards } = body;
  const waiting = waitingScratchcards(tables, batch, cards).length;
  const chosen = {
    ...issued(context, batch, { cards, waiting }),
    activatesOn: today,
    activatesCards: cards,
    version: batch.version + 1,
  };
  const activated = activateScratchcards(context, tables.batches.replace(chosen));
  return reply(200, viewBatchDetails(context, withPlan(tables, activated, batch)));
};

/** Returns the batch with the activation that was planned before a part was activated, if cards still wait for it. */
function withPlan(
  tables: Pick<Writes, 'batches' | 'scratchcards'>,
  activated: BatchRecord,
  { activatesOn, activatesCards }: BatchRecord,
): BatchRecord {
  const isPlanned = activatesOn !== null && waitingScratchcards(tables, activated, activatesCards).length > 0;
  return isPlanned ? tables.batches.replace({ ...activated, activatesOn, activatesCards }) : activated;
}

/** Approves a batch (transition B3). */
export const approveBatch: HandlerOf<'approveBatch'> = (context) => {
  const { subject, tables, today, reply } = context;
  const batch = batchOfPath(context);
  const status = batchLifecycle.take(batch, 'approve', { batch, subject });
  const approved = {
    ...batch,
    status,
    approvedBy: subject.name,
    issuedOn: today,
    version: batch.version + 1,
  };
  return reply(
    200,
    viewBatchDetails(context, activateScratchcards(context, tables.batches.replace(approved))),
  );
};

/** Freezes a batch (transition B4). */
export const freezeBatch: HandlerOf<'freezeBatch'> = (context) => {
  const { tables, reply } = context;
  const batch = batchOfPath(context);
  const status = batchLifecycle.take(batch, 'freeze', {});
  const frozen = tables.batches.replace({ ...batch, status, version: batch.version + 1 });
  return reply(200, viewBatchDetails(context, frozen));
};

/** Unfreezes a batch and activates scratchcards whose day has come meanwhile (transition B4b). */
export const unfreezeBatch: HandlerOf<'unfreezeBatch'> = (context) => {
  const { tables, reply } = context;
  const batch = batchOfPath(context);
  const status = batchLifecycle.take(batch, 'unfreeze', {});
  const active = tables.batches.replace({ ...batch, status, version: batch.version + 1 });
  return reply(200, viewBatchDetails(context, activateScratchcards(context, active)));
};

/** Closes a batch (transition B5). */
export const closeBatch: HandlerOf<'closeBatch'> = (context) => {
  const { tables, today, reply } = context;
  const batch = batchOfPath(context);
  const status = batchLifecycle.take(batch, 'close', { batch, today });
  const closed = tables.batches.replace({ ...batch, status, version: batch.version + 1 });
  return reply(200, viewBatchDetails(context, closed));
};

/** Voids a batch and its scratchcards (transitions B6, K8); those that have expired stay expired. */
export const voidBatch: HandlerOf<'voidBatch'> = (context) => {
  const { tables, reply } = context;
  const batch = batchOfPath(context);
  const status = batchLifecycle.take(batch, 'void', {});
  const cards = tables.scratchcards.by('batchId', batch.id).filter(isVoidable).map(voided);
  const after = saveScratchcards(
    tables,
    { ...batch, status, activatesOn: null, activatesCards: null },
    cards,
  );
  return reply(200, viewBatchDetails(context, after));
};
