import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { planToReport } from '#tests/kit/reported-problem.ts';

async function holding() {
  const backend = await openBackend();
  const reporting = await planToReport(backend);
  const { holder } = reporting;
  return {
    backend,
    ...reporting,
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
});
