import { describe, expect, test } from 'vitest';
import { auditOf } from '#tests/kit/administered.ts';
import { notArrived, planToReport } from '#tests/kit/reported-problem.ts';
import { opened } from '#tests/suite/backend.ts';

async function holding() {
  const backend = await opened('new-user');
  const reporting = await planToReport(backend);
  const { holder } = reporting;
  return {
    backend,
    ...reporting,
    /** The days on which messages about payments were sent in February or later. */
    async told() {
      const query = { filter: { category: ['PAYMENT' as const] }, limit: 100 };
      const { items } = await backend.done(200, 'listInbox', { query }, holder.as);
      return items.filter(({ at }) => at > '2027-02').map(({ at }) => at.slice(0, 10));
    },
  };
}

describe('openDispute', () => {
  test('pauses for 21 days, for 28 after a return', async () => {
    const { reports, answers } = await holding();
    const first = await reports();
    expect(first.dispute).toMatchObject({
      ...notArrived,
      status: 'OPEN',
      pausedUntil: '2027-01-31',
      answer: null,
    });
    expect(first.actions).toContainEqual(expect.objectContaining({ action: 'dispute', allowed: false }));
    await answers();
    const second = await reports({ ...notArrived, reason: 'RETURNED' });
    expect(second.dispute).toMatchObject({ status: 'OPEN', pausedUntil: '2027-02-07', answer: null });
  });

  test('while it is open there is no reminder, no message about lateness and no late fee', async () => {
    const { holder, reports, fees, told } = await holding();
    await holder.until('2027-02-05');
    await reports();
    expect((await holder.plan()).dispute?.pausedUntil).toBe('2027-02-26');
    await holder.until('2027-02-08');
    await holder.until('2027-02-15');
    const late = await holder.plan();
    expect([late.daysPastDue, late.lateFees.next]).toEqual([5, null]);
    await holder.until('2027-02-25');
    expect(await fees()).toBe(0);
    expect(await told()).toEqual([]);
    await holder.until('2027-03-17');
    expect(await fees()).toBe(8_00); // of the second instalment only
  });

  test('was not called: the same days bring a reminder, the message and the fee', async () => {
    const { holder, fees, told } = await holding();
    await holder.until('2027-02-08');
    await holder.until('2027-02-25');
    expect(await fees()).toBe(8_00);
    expect(new Set(await told())).toEqual(new Set(['2027-02-08', '2027-02-25']));
  });

  test('and answerDispute: an answer ends the pause and is in the activity and the audit', async () => {
    const { backend, holder, reports, answers, fees } = await holding();
    await holder.until('2027-02-05');
    await reports();
    const answered = await answers();
    expect(answered.dispute).toMatchObject({
      status: 'CLOSED',
      answer: 'It was sent again and comes on Friday.',
    });
    await holder.until('2027-02-17');
    expect(await fees()).toBe(8_00);
    const { events } = await backend.done(200, 'getPlanActivity', { params: holder.params }, holder.as);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['DISPUTE_OPENED', 'DISPUTE_ANSWERED']),
    );
    const audit = await auditOf(backend, holder.planId);
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['plan.dispute-opened', 'plan.dispute-answered']),
    );
  });

  test('reports what withdrawPlan closes without an answer', async () => {
    const { holder, reports } = await holding();
    await reports();
    const { status } = await holder.withdraws(1080_00);
    expect(status).toBe(201);
    expect(await holder.plan()).toMatchObject({
      status: 'WITHDRAWN',
      dispute: { status: 'CLOSED', answer: null },
    });
  });
});
