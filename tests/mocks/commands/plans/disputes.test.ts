import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';

const body = { reason: 'NOT_ARRIVED', text: 'The parcel should have come on Monday.' } as const;

/** The worked example, whose first instalment is due on 10 February 2027 and charged a fee of 8.00 on the 16th. */
async function holding() {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  const { params, planId } = holder;
  return {
    backend,
    holder,
    reports: (given: { readonly reason: 'NOT_ARRIVED' | 'RETURNED'; readonly text: string } = body) =>
      backend.done(200, 'openDispute', { params, body: given }, holder.as),
    async answers(answer = 'It was sent again and comes on Friday.') {
      const support = { token: await backend.signIn(administrators.SUPPORT) };
      const ifMatch = `"${backend.store.tables.plans.get(planId)?.version}"`;
      return backend.done(200, 'answerDispute', { params, body: { answer } }, { ...support, ifMatch });
    },
    fees: async () => (await holder.plan()).fees.amountMinor,
    async titles() {
      const { items } = await backend.done(200, 'listInbox', { query: { limit: 100 } }, holder.as);
      return items.map(({ title }) => title);
    },
  };
}

describe('a problem with a plan', () => {
  test.each(['answered', 'left open'] as const)(
    'that kept the message about lateness back: it comes when the problem is %s',
    async (how) => {
      const { backend, holder, reports, answers, titles } = await holding();
      await holder.until('2027-02-11');
      await reports(); // pauses until 4 March
      await holder.until('2027-02-16');
      expect(await holder.plan()).toMatchObject({
        status: 'OVERDUE',
        lateFees: { charged: { amountMinor: 0 } },
      });
      expect(await titles()).not.toContain('€183.69 is overdue');
      if (how === 'answered') await answers();
      else await holder.until('2027-03-05');
      expect((await titles()).filter((title) => title === '€183.69 is overdue')).toHaveLength(1);
      const texts = backend.store.tables.messages
        .all()
        .filter(({ text }) => text.startsWith('€183.69 is overdue'));
      expect(texts.map(({ channel }) => channel)).toEqual(['SMS']);
    },
  );

  test('a fee after the pause is told once, together with what is overdue', async () => {
    const { backend, holder, reports } = await holding();
    await holder.until('2027-02-22');
    await reports(); // pauses until 15 March; the fee of the second instalment is charged on the 16th
    await holder.until('2027-03-15');
    const { inbox, messages } = backend.store.tables;
    const countsBefore = { items: inbox.size, texts: messages.size };
    await holder.until('2027-03-16');
    const told = inbox.all().filter(({ category }) => category === 'PAYMENT');
    const [last, ...earlier] = told.toReversed();
    expect(last).toMatchObject({
      title: '€367.38 is overdue',
      body: 'The first of 2 open instalments for Espresso machine was due on 10 February 2027. Pay them to bring your plan up to date. A late fee of €8.00 was added.',
    });
    expect(countsBefore.items).toBe(inbox.size - 1);
    expect(earlier.map(({ title }) => title)).not.toContain('€8.00 late fee');
    const texts = messages
      .all()
      .slice(countsBefore.texts)
      .map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('A late fee of €8.00 was added.'));
  });

  test('pauses for 21 days, for 28 after a return', async () => {
    const { reports, answers } = await holding();
    const first = await reports();
    expect(first.dispute).toMatchObject({ ...body, status: 'OPEN', pausedUntil: '2027-01-31', answer: null });
    expect(first.actions).toContainEqual(
      expect.objectContaining({
        action: 'dispute',
        allowed: false,
        reason: 'You have reported a problem, which we are looking into.',
      }),
    );
    await answers();
    const second = await reports({ ...body, reason: 'RETURNED' });
    expect(second.dispute).toMatchObject({ status: 'OPEN', pausedUntil: '2027-02-07', answer: null });
  });

  test('while it is open there is no reminder, no message about lateness and no late fee', async () => {
    const { holder, reports, fees, titles } = await holding();
    await holder.until('2027-02-05');
    await reports();
    expect((await holder.plan()).dispute?.pausedUntil).toBe('2027-02-26');
    await holder.until('2027-02-08');
    await holder.until('2027-02-15');
    const late = await holder.plan();
    expect([late.daysPastDue, late.lateFees.next]).toEqual([5, null]);
    await holder.until('2027-02-25');
    expect(await fees()).toBe(0);
    const told = await titles();
    expect(told.filter((title) => /is due on|overdue|late fee/.test(title))).toEqual([]);
    await holder.until('2027-03-17');
    expect(await fees()).toBe(8_00); // of the second instalment only
  });

  test('without a report the same days bring a reminder, the message and the fee', async () => {
    const { holder, fees, titles } = await holding();
    await holder.until('2027-02-08');
    await holder.until('2027-02-25');
    expect(await fees()).toBe(8_00);
    expect(await titles()).toEqual(
      expect.arrayContaining(['€183.69 is due on 10 February 2027', '€183.69 is overdue']),
    );
  });

  test('an answered problem ends its pause and is in the activity and the audit', async () => {
    const { backend, holder, reports, answers, fees, titles } = await holding();
    await holder.until('2027-02-05');
    await reports();
    const answered = await answers();
    expect(answered.dispute).toMatchObject({
      status: 'CLOSED',
      answer: 'It was sent again and comes on Friday.',
    });
    await holder.until('2027-02-17');
    expect(await fees()).toBe(8_00);
    expect(await titles()).toContain('We answered the problem that you reported');
    const { events } = await backend.done(200, 'getPlanActivity', { params: holder.params }, holder.as);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['DISPUTE_OPENED', 'DISPUTE_ANSWERED']),
    );
    const audit = backend.store.tables.auditEvents.by('entityId', holder.planId);
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['plan.dispute-opened', 'plan.dispute-answered']),
    );
  });

  test('closes without an answer when the plan is withdrawn', async () => {
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
