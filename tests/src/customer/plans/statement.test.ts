import { describe, expect, test } from 'vitest';
import { comingRows } from '#src/customer/plans/statement/coming-rows.ts';
import { csvFile } from '#src/platform/files/csv.ts';
import { ownedRows, statementRows } from '#src/resources/plans/statement/statement.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { administrator } from '#tests/kit/person.ts';

const lines = (file: string) =>
  file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

describe('the statement of a plan', () => {
  test('lists lines, payments and refunds by day, with the figures of the contract', async () => {
    const backend = await openBackend();
    const customer = await planHolder(backend, people.mira);
    await customer.until('2027-02-10');
    await customer.pays(183_69, 'poor');
    await backend.wait(60_000); // what happens at the same moment has no order
    await customer.pays(183_69);
    const payments = backend.store.tables.payments.by('planId', customer.planId);
    const paid = payments.find(({ status, amount }) => status === 'SUCCEEDED' && amount === 183_69);
    await administrator(backend).refunds(paid?.id ?? '', { amountMinor: 20_00, reason: 'GOODWILL' });
    const schedule = await customer.schedule();
    const call = { params: customer.params };
    const { events } = await backend.done(200, 'getPlanActivity', call, customer.as);
    const [header, ...rows] = lines(csvFile(statementRows(schedule, events)));
    expect(header).toBe(
      'Date,Entry,Details,Status,Due,Interest,Principal,Late fee,Open,Open late fee,Paid,Currency',
    );
    const card = 'Visa •••• 4242';
    expect(rows.filter((row) => row < '2027-03' || row.includes('Instalment 1,'))).toEqual([
      '2027-01-10,Down payment,Due,Paid,120.00,0.00,120.00,0.00,0.00,0.00,,EUR',
      `2027-01-10,Payment: Down payment,${card},Paid,,,,,,,120.00,EUR`,
      expect.stringMatching(/^2027-02-10,Payment: Instalment,.*,Failed,,,,,,,0\.00,EUR$/),
      `2027-02-10,Payment: Instalment,${card},Refunded in part,,,,,,,183.69,EUR`,
      `2027-02-10,Refund,${card},Refunded,,,,,,,-20.00,EUR`,
      // docs/domain.md, "Worked examples": 6.30 of interest and 177.39 of principal; "Refunds": time until the next instalment
      '2027-03-10,Instalment 1,Due,Partly paid,183.69,6.30,177.39,0.00,20.00,0.00,,EUR',
    ]);
    expect(rows).toHaveLength(7 + 3 + 1);
  });

  test('the file of a customer names the owner on each row', () => {
    const rows = [
      ['Date', 'Entry'],
      ['2027-02-10', 'Refund'],
    ];
    expect(lines(csvFile(ownedRows(rows, 'PLN-000101', 'Okafor, Mira')))).toEqual([
      'Date,Entry,Plan,Customer',
      '2027-02-10,Refund,PLN-000101,"Okafor, Mira"',
    ]);
  });
});

describe('coming payments', () => {
  const payment = {
    planId: 'pln_01JH8ZK3W00000000000000000',
    planNumber: 'PLN-000101',
    planStatus: 'ACTIVE',
    bankConfirming: false,
    orderId: 'ord_01JH8ZK3W00000000000000000',
    title: 'Espresso machine',
    lineNo: 3,
    dueDate: '2027-04-10',
    amount: { amountMinor: 183_69, currency: 'EUR' },
    status: 'UPCOMING',
  } as const;

  test('as a file', () => {
    expect(lines(csvFile(comingRows([payment])))[1]).toBe(
      '2027-04-10,PLN-000101,Espresso machine,Instalment 3,Open,183.69,EUR',
    );
  });
});
