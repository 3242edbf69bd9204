import type { Account } from '#contracts/books/account.ts';
import type { Entry } from '#mocks/books/entry.ts';
import { journalOf } from '#mocks/books/journal.ts';
import { collectedEvents } from '#mocks/dashboard/figures.ts';
import { outstandingOf } from '#mocks/dashboard/plan-levels.ts';
import { settlementQuote } from '#mocks/resources/plans/quotes.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import type { Backend } from '#tests/kit/backend.ts';

const sum = <Item>(items: readonly Item[], part: (item: Item) => number) =>
  items.reduce((all, item) => all + part(item), 0);

/** The net debit of some accounts. */
const debitOf = (entries: readonly Entry[], ...accounts: readonly Account[]) =>
  sum(entries, ({ legs }) => sum(legs, ([account, amount]) => (accounts.includes(account) ? amount : 0)));

const paymentsMade = (tables: Reads) =>
  tables.payments.all().filter(({ status }) => /SUCCEEDED|REFUNDED|CHARGED_BACK/.test(status));

/** What plans, payments and wallets say about the balances of the books. */
function balancesOf(tables: Reads, today: string): Readonly<Record<string, readonly [Account[], number]>> {
  const running = tables.plans.all().filter(({ status }) => /ACTIVE|OVERDUE|DEFAULTED/.test(status));
  const lines = running.flatMap((plan) => plan.lines);
  const first = lines.filter(({ no }) => no === 0);
  const banks = ['CARD', 'BANK', 'COLLATERAL'];
  const undecided = tables.payments.all().filter(({ status }) => /PROCESSING|PENDING|REQUIRES/.test(status));
  return {
    principal: [['PRINCIPAL'], sum(running, ({ principalLeft }) => principalLeft)],
    'the figure of the dashboard': [['PRINCIPAL'], outstandingOf(tables.plans.all())(today)],
    'down payments': [
      ['DOWN_PAYMENTS'],
      sum(first, ({ principalMinor, paidPrincipalMinor }) => principalMinor - paidPrincipalMinor),
    ],
    fees: [['FEES'], sum(lines, (line) => line.feeChargedMinor - line.feeWaivedMinor - line.paidFeeMinor)],
    interest: [
      ['ACCRUED_INTEREST', 'INTEREST_PAID_EARLY'],
      sum(running, (plan) => {
        const { accruedInterest, dueInterest, prepaidInterest, returnedInterest } = settlementQuote(
          plan,
          today,
        );
        return (
          accruedInterest.amountMinor +
          dueInterest.amountMinor -
          prepaidInterest.amountMinor -
          returnedInterest.amountMinor
        );
      }),
    ],
    cash: [
      ['CASH'],
      sum(paymentsMade(tables), ({ sources }) =>
        sum(sources, ({ kind, amount }) => (banks.includes(kind) ? amount : 0)),
      ) -
        sum(tables.refunds.all(), ({ destinations }) =>
          sum(destinations, ({ kind, amount }) => (banks.includes(kind) ? amount.amountMinor : 0)),
        ),
    ],
    // a wallet and what was taken from it for payments that are not decided
    credit: [
      ['CUSTOMER_CREDIT'],
      -sum(tables.users.all(), ({ walletBalance }) => walletBalance.amountMinor) -
        sum(undecided, ({ sources }) =>
          sum(sources, ({ kind, amount }) => (banks.includes(kind) ? 0 : amount)),
        ),
    ],
  };
}

/** Checks the journal after every step: its entries balance, its balances are those of the plans, and no past day changes. */
export function journalChecks({ tables, clock }: Pick<Backend['store'], 'tables' | 'clock'>) {
  const today = () => businessDate(clock.now());
  const read = () => journalOf(tables, today());
  let last: readonly Entry[] = [];
  let lastDay = today();

  /** By how much the books differ from the tables; a scenario may have begun with what no one has paid. */
  const differences = (entries: readonly Entry[]) =>
    Object.entries(balancesOf(tables, today())).map(
      ([name, [accounts, amount]]) => [name, debitOf(entries, ...accounts) - amount] as const,
    );
  const opening = new Map(differences(read()));

  return {
    begin() {
      last = read();
      lastDay = today();
    },
    check() {
      const entries = read();
      const ids = new Set(entries.map(({ id }) => id));
      if (ids.size !== entries.length) throw new Error('An entry of the journal has the id of another one');
      for (const { id, legs } of entries)
        if (sum(legs, ([, amount]) => amount) !== 0) throw new Error(`The entry ${id} is out of balance`);
      const notCollected = entries.filter(
        ({ kind, legs }) => kind === 'SMALL_REST' && legs.some(([, amount]) => Math.abs(amount) > 50),
      );
      if (notCollected.length > 0) throw new Error(`More than a small rest: ${JSON.stringify(notCollected)}`);
      for (const [name, difference] of differences(entries)) {
        const made = difference - (opening.get(name) ?? 0);
        if (made !== 0) throw new Error(`The books differ from ${name} by ${made}`);
      }
      const collected = sum(
        entries.filter(({ kind }) => kind === 'PAYMENT'),
        ({ legs }) => sum(legs, ([, amount]) => Math.max(0, amount)),
      );
      const figure = sum(collectedEvents(tables), ([, amount]) => amount);
      if (collected !== figure) throw new Error(`${collected} was collected, the dashboard says ${figure}`);
      const closed = (each: readonly Entry[]) =>
        new Map(each.filter(({ day }) => day < lastDay).map((entry) => [entry.id, JSON.stringify(entry)]));
      const [before, now] = [closed(last), closed(entries)];
      const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
        (id) => before.get(id) !== now.get(id),
      );
      if (changed.length > 0)
        throw new Error(
          `A closed day of the journal has changed: ${changed.map((id) => `${before.get(id)} is ${now.get(id)}`).join()}`,
        );
      lastDay = today();
      last = entries;
    },
  };
}
