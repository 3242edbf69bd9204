import { batchLimits, type NewBatch } from '#contracts/scratchcards/new-batch.ts';
import { startJob } from '#mocks/core/jobs/start.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { activateScratchcards, createScratchcards, existing } from './batch-scratchcards.ts';
import { batchLifecycle } from './batch-lifecycle.ts';
import { viewBatchDetails } from './batch-view.ts';
import { issued } from './issue-batch.ts';
import { batchOfPath } from './batch-of-path.ts';

const noScratchcards = { created: 0, active: 0, redeemed: 0, blocked: 0, locked: 0, expired: 0, void: 0 };

/** Returns the number after the highest existing one. */
function nextNumber({ batches }: Pick<Reads, 'batches'>): string {
  const highest = batches.all().reduce((max, { number }) => Math.max(max, Number(number)), 0);
  if (highest < 9_999) return String(highest + 1).padStart(4, '0');
  const free = Array.from({ length: 9_999 }, (_, index) => String(index + 1).padStart(4, '0'));
  return free.find((number) => batches.find('number', number) === undefined) ?? '9999';
}

/** Returns when the scratchcards are activated, from the request. */
function activationOf({ activation }: NewBatch, today: string) {
  if (activation.kind === 'LATER') return { activatesOn: null, activatesCards: null };
  const activatesOn = activation.kind === 'ON' ? activation.on : today;
  return { activatesOn, activatesCards: activation.cards };
}

/** Orders a batch (transition B1); a job creates its scratchcards in steps. */
export const createBatch: HandlerOf<'createBatch'> = (context) => {
  const { body, subject, tables, now, today, random, work, reply } = context;
  const number = body.number ?? nextNumber(tables);
  const isTaken = tables.batches.find('number', number) !== undefined;
  const status = batchLifecycle.take(null, 'create', { ordered: { ...body, number }, today, isTaken });
  const { name, value, quantity, expiresOn, tags, reseller } = body;
  const batch = tables.batches.insert({
    id: random.ulid('bat', now),
    number,
    name,
    value,
    quantity,
    tags,
    reseller,
    createdBy: subject.name,
    createdById: subject.id,
    approvedBy: null,
    issuedOn: null,
    ...activationOf(body, today),
    expiresOn,
    status,
    counts: noScratchcards,
    exportedAt: null,
    exportCount: 0,
    jobId: null,
    createdAt: now,
    version: 1,
  });
  const steps = Math.ceil(quantity / batchLimits.cardsPerStep);
  const { id: jobId } = startJob(work, {
    command: 'createBatchCards',
    param: 'batchId',
    entity: 'scratchcard-batch',
    ids: Array.from({ length: steps }, () => batch.id),
    dryRun: false,
    reason: `Cards of batch ${number}`,
    subject,
    perTick: 1,
  });
  const started = tables.batches.replace({ ...batch, jobId });
  return reply(201, viewBatchDetails(context, started));
};

/**
 * Creates some scratchcards of a batch (transitions B1b, B1c); with the last ones, a batch with immediate activation
 * is activated.
 */
export const createBatchCards: HandlerOf<'createBatchCards'> = (context) => {
  const { tables, reply } = context;
  const batch = batchOfPath(context);
  batchLifecycle.requireStep(batch, 'add-cards');
  const made = createScratchcards(context, batch);
  const left = made.quantity - existing(made);
  const status = batchLifecycle.take(made, 'add-cards', { left });
  const generated = tables.batches.replace({ ...made, status });
  if (status === 'DRAFT' || generated.activatesOn === null)
    return reply(200, viewBatchDetails(context, generated));
  const cards = generated.activatesCards;
  const next = issued(context, generated, { cards, waiting: generated.counts.created });
  const activated = activateScratchcards(context, tables.batches.replace(next));
  return reply(200, viewBatchDetails(context, activated));
};
