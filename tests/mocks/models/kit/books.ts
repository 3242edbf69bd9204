import type { Reads } from '#mocks/resources/tables.ts';

type Payment = ReturnType<Reads['payments']['all']>[number];
interface Part {
  readonly lineNo: number;
  readonly component: string;
  readonly amount: { readonly amountMinor: number };
}

const sum = <Item>(items: readonly Item[], part: (item: Item) => number) =>
  items.reduce((all, item) => all + part(item), 0);

const made = ({ status }: Payment) => /SUCCEEDED|REFUNDED|CHARGED_BACK/.test(status);
const undecided = ({ status }: Payment) =>
  status === 'PROCESSING' || status === 'PENDING' || status === 'REQUIRES_ACTION';

const paidBy =
  (...kinds: readonly string[]) =>
  (payment: Payment) =>
    sum(
      payment.sources.filter(({ kind }) => kinds.includes(kind)),
      ({ amount }) => amount,
    );

const partsOf = (parts: readonly Part[], no: number, component: string) =>
  sum(
    parts.filter((part) => part.lineNo === no && part.component === component),
    ({ amount }) => amount.amountMinor,
  );

/**
 * The money that came in, less the places where it is now: 0 in an empty backend, and constant over every step. Money
 * comes in from banks, with the value of redeemed scratchcards and from sales of collateral, and leaves to banks. It is
 * on the lines of plans, in wallets, or in transit. What a charge-back finds nowhere any more is a loss.
 */
export function balanceOf(tables: Reads): number {
  const payments = tables.payments.all();
  const cameIn =
    sum(payments.filter(made), paidBy('CARD', 'BANK', 'COLLATERAL')) +
    sum(tables.scratchcards.by('status', 'REDEEMED'), ({ value }) => value.amountMinor);
  const left = sum(tables.refunds.all(), ({ destinations }) =>
    sum(destinations, ({ kind, amount }) => (kind === 'WALLET' ? 0 : amount.amountMinor)),
  );
  const onLines = sum(tables.plans.all(), ({ lines }) =>
    sum(lines, (line) => line.paidInterestMinor + line.paidPrincipalMinor + line.paidFeeMinor),
  );
  const inWallets = sum(tables.users.all(), ({ walletBalance }) => walletBalance.amountMinor);
  const onItsWay = sum(payments.filter(undecided), paidBy('WALLET', 'SCRATCHCARD'));
  const unpaid = sum(tables.refunds.all(), ({ uncovered }) => uncovered.amountMinor);
  return cameIn + unpaid - left - onLines - inWallets - onItsWay;
}

function demand(condition: boolean, sentence: string): void {
  if (!condition) throw new Error(sentence);
}

/** Throws where two records of the same money differ. */
export function checkBooks(tables: Reads): void {
  for (const payment of tables.payments.all()) {
    const { id, amount, allocations, walletCredit, refundedTotal, status } = payment;
    const refunds = tables.refunds.by('paymentId', id);
    const allocated = sum(allocations, (part) => part.amount.amountMinor);
    const refunded = sum(refunds, (refund) => refund.amount.amountMinor);
    demand(
      paidBy('CARD', 'BANK', 'WALLET', 'SCRATCHCARD', 'COLLATERAL')(payment) === amount,
      `The sources of ${id} are not its sum`,
    );
    demand(
      allocated + walletCredit === (made(payment) ? amount : 0),
      `The allocations of ${id} are not its sum`,
    );
    demand(refunded === refundedTotal, `The refunds of ${id} are not its refunded total`);
    const back = sum(refunds, ({ reversals }) => sum(reversals, (part) => part.amount.amountMinor));
    demand(back <= allocated, `More than its allocations was refunded of ${id}`);
    demand(refunded - back <= walletCredit, `More than its credit was taken back of ${id}`);
    const expected =
      refunded === 0 ? 'SUCCEEDED' : refunded === allocated ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    demand(
      !made(payment) || status === expected || status === 'CHARGED_BACK',
      `${id} is ${status} with ${refunded} of ${allocated} refunded`,
    );
  }
  for (const { id, amount, destinations, reversals, fromWallet, uncovered } of tables.refunds.all()) {
    demand(
      sum(destinations, (part) => part.amount.amountMinor) === amount.amountMinor,
      `Destinations of ${id}`,
    );
    const back = sum(reversals, (part) => part.amount.amountMinor);
    demand(
      back + fromWallet.amountMinor + uncovered.amountMinor === amount.amountMinor,
      `Reversals of ${id}`,
    );
  }
  for (const plan of tables.plans.all()) checkPlan(tables, plan);
  for (const { id, counts } of tables.batches.all()) {
    const cards = tables.scratchcards.by('batchId', id);
    const redeemed = cards.filter(({ status }) => status === 'REDEEMED').length;
    demand(
      counts.redeemed === redeemed,
      `Batch ${id} counts ${counts.redeemed} redeemed cards of ${redeemed}`,
    );
  }
  for (const user of tables.users.all()) {
    const userPlans = tables.plans.by('userId', user.id);
    demand(user.walletBalance.amountMinor >= 0, `The wallet of ${user.id} is overdrawn`);
    demand(
      user.principalLeft === sum(userPlans, (plan) => plan.principalLeft),
      `Principal left of ${user.id}`,
    );
  }
}

function checkPlan(tables: Reads, plan: ReturnType<Reads['plans']['all']>[number]): void {
  const payments = tables.payments.by('planId', plan.id);
  const given = payments.flatMap(({ allocations }) => allocations);
  const refunds = payments.flatMap(({ id }) => tables.refunds.by('paymentId', id));
  const back = refunds.flatMap((refund) => refund.reversals);
  const numbers = new Set([...plan.lines.map(({ no }) => no), ...given.map(({ lineNo }) => lineNo)]);
  for (const no of numbers) {
    const line = plan.lines.find((each) => each.no === no);
    for (const [component, paid, owed] of [
      ['INTEREST', line?.paidInterestMinor ?? 0, line?.interestMinor ?? 0],
      ['PRINCIPAL', line?.paidPrincipalMinor ?? 0, line?.principalMinor ?? 0],
      ['FEE', line?.paidFeeMinor ?? 0, (line?.feeChargedMinor ?? 0) - (line?.feeWaivedMinor ?? 0)],
    ] as const) {
      const name = `${component} of line ${no} of ${plan.number}`;
      demand(paid >= 0 && paid <= owed, `${name}: ${paid} of ${owed} is paid`);
      const received = partsOf(given, no, component) - partsOf(back, no, component);
      demand(paid === received, `${name}: ${paid} is paid, ${received} was received`);
    }
  }
  const principal = sum(
    plan.lines.filter(({ no }) => no > 0),
    (line) => line.principalMinor,
  );
  // what was refunded after a withdrawal is not asked for any more
  const givenUp = sum(
    refunds.filter(({ planStatus }) => planStatus === 'WITHDRAWN').flatMap(({ reversals }) => reversals),
    ({ lineNo, component, amount }) => (lineNo > 0 && component === 'PRINCIPAL' ? amount.amountMinor : 0),
  );
  const credited = sum(plan.goodsCredits, (credit) => credit.principal.amountMinor);
  demand(
    principal === plan.financed - givenUp - credited,
    `The lines of ${plan.number} are ${principal} of principal`,
  );
}
