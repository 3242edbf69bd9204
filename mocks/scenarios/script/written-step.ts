import type { OperationName } from '#contracts/index.ts';
import { decimalOf } from '#contracts/verbs/verbs.ts';
import { usualBudget } from '#contracts/verbs/customer.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { type DoneStep, entersPin } from './done-step.ts';
import { referenceTo, referenceToHash, rowWith } from './references.ts';
import { refused, wordsOf } from './words.ts';

/** The line for the first steps of a list, and how many steps it is for. */
export interface Written {
  readonly line: string;
  readonly length: number;
}

const id = /[a-z]{3}_[0-7][0-9A-HJKMNP-TV-Z]{25}/g;
const hash = /"([0-9a-f]{64})"/g;

const withNames = (text: string, tables: Reads) =>
  text
    .replaceAll(id, (each) => referenceTo(each, tables) ?? each)
    .replaceAll(hash, (whole, each: string) => {
      const reference = referenceToHash(each, tables);
      return reference === null ? whole : `"${reference}"`;
    });

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The only source of a payment, if it is the card that was entered just before. */
function paysBy(entered: DoneStep, payment: DoneStep): boolean {
  const sources = memberOf(payment.body, 'sources');
  return (
    Array.isArray(sources) &&
    sources.length === 1 &&
    entered.made !== null &&
    memberOf(sources[0], 'cardTokenId') === entered.made
  );
}

const byCard = ({ body }: DoneStep) => {
  const card = String(memberOf(body, 'card'));
  return card === 'good' ? '' : ` by the card ${card}`;
};

const follow = (steps: readonly DoneStep[], operations: readonly string[]) =>
  operations.every((operation, index) => {
    const step = steps[index];
    return step?.operation === operation && step.who === steps[0]?.who;
  });

const ordering = ['createOrder', 'createQuote', 'createAssessment', 'submitOrder'];

/** What is ordered as `CustomerVerbs.orders` does: one article, nothing chosen but the offer, the usual budget. */
function orderedIn(steps: readonly DoneStep[], tables: Reads): string | null {
  const [order, quote, budget] = steps;
  if (!order || !quote || !budget || !follow(steps, ordering)) return null;
  const items = memberOf(order.body, 'items');
  const item: unknown = Array.isArray(items) && items.length === 1 ? items[0] : null;
  const product = rowWith(String(memberOf(item, 'productId')), tables);
  const offerCode = memberOf(quote.body, 'offerCode');
  const isUsual =
    product !== undefined &&
    equal(order.body, { items: [{ productId: product.id, quantity: 1 }] }) &&
    equal(quote.body, { offerCode, downPaymentBps: null, dueDay: null }) &&
    equal(budget.body, usualBudget) &&
    [quote, budget].every(({ targets }) => targets[0] === order.made);
  return isUsual ? `${String(memberOf(product, 'name'))} on ${String(offerCode)}` : null;
}

/** An order, with its payment where that follows; pages take the card before the order is complete. */
function orderLine(steps: readonly DoneStep[], tables: Reads): Written | null {
  const who = steps[0]?.who;
  const purchase = steps.slice(0, ordering.length + 3);
  const entered = purchase.find(({ operation }) => operation === 'createCardToken');
  const others = purchase.filter((step) => step !== entered);
  const payment = others.at(-1);
  const bought = orderedIn(others, tables);
  if (
    bought !== null &&
    entered !== undefined &&
    entered.who === who &&
    payment !== undefined &&
    follow(others, [...ordering, 'confirmOrder', 'payOrder']) &&
    others.slice(1).every(({ targets }) => targets[0] === others[0]?.made) &&
    paysBy(entered, payment)
  )
    return { line: `${who} buys ${bought}${byCard(entered)}`, length: purchase.length };
  const ordered = orderedIn(steps, tables);
  return ordered === null ? null : { line: `${who} orders ${ordered}`, length: ordering.length };
}

/** A card that is entered, and what is paid by it at once. */
function cardLine(steps: readonly DoneStep[], tables: Reads): Written | null {
  const [entered, payment] = steps;
  if (entered?.operation !== 'createCardToken') return null;
  const card = String(memberOf(entered.body, 'card'));
  if (payment?.who === entered.who && paysBy(entered, payment)) {
    if (payment.operation === 'retryPayment' && Object.keys(payment.body ?? {}).length === 1)
      return { line: `${entered.who} retries by the card ${card}`, length: 2 };
    const plan = memberOf(rowWith(payment.targets[0] ?? '', tables), 'number');
    if (payment.operation === 'settlePlan' && card === 'good' && !payment.isRefused)
      return { line: `${entered.who} settles the plan ${String(plan)}`, length: 2 };
  }
  return { line: `${entered.who} enters the card ${card}`, length: 1 };
}

/** Whether a line says a text as it is: words, each after one blank, and nothing that a line says by its end. */
const isSaid = (text: string) =>
  text ===
    wordsOf(text)
      .map((word) => word.text)
      .join(' ') && !text.endsWith(refused);

/** What phrases say of a step, after the person; null where it has something that the phrase cannot say. */
const phrases: Readonly<
  Partial<Record<OperationName, (target: string, member: (name: string) => unknown) => string | null>>
> = {
  confirmOrder: (target) => `signs the order ${target}`,
  registerDocument: (target, member) => `uploads a ${String(member('kind'))} for ${target}`,
  createRefund(target, member) {
    const amount = memberOf(member('amount'), 'amountMinor');
    if (member('note') !== null || typeof amount !== 'number') return null;
    return `refunds €${decimalOf(amount)} of ${target} because ${String(member('reason'))}`;
  },
  approveApproval: (target) => `approves ${target}`,
  takeCollateral: (target) => `takes ${target}`,
  requestCollateralInfo(target, member) {
    const note = String(member('note'));
    return isSaid(note) ? `asks about ${target}: ${note}` : null;
  },
};

/** A PIN that was entered, by the name of its card among those of the scenarios. */
function pinLine({ who, operation, body, isRefused }: DoneStep): string {
  const scratchcard = memberOf(body, 'scratchcard');
  if (isRefused) return `${who} enters a wrong PIN`;
  if (typeof scratchcard !== 'string')
    return `# ${who} entered the PIN of a scratchcard, which is not written here`;
  const verb = operation === 'redeemScratchcard' ? 'redeems' : 'enters';
  return `${who} ${verb} the scratchcard ${scratchcard}`;
}

function phraseLine(step: DoneStep, tables: Reads): string | null {
  const { who, operation, targets, body } = step;
  if (entersPin(operation)) return pinLine(step);
  const target = withNames(targets[0] ?? '', tables);
  const said = phrases[operation]?.(target, (name) => memberOf(body, name)) ?? null;
  return said === null ? null : `${who} ${said}`;
}

function callLine(step: DoneStep, tables: Reads): string {
  const { who, operation, targets, body, isRefused } = step;
  const code = operation === 'verifyChallenge' ? { code: '{code}' } : body;
  const parts = [
    `${who ?? 'someone'} does ${operation}`,
    targets.length > 0 ? ` for ${targets.map((target) => withNames(target, tables)).join(', ')}` : '',
    code === null ? '' : ` with ${withNames(JSON.stringify(code), tables)}`,
    isRefused ? refused : '',
  ];
  return parts.join('');
}

/** Writes what comes first in a list of steps: by a verb where one fits, otherwise the operation as it is. */
export function writtenFirst(steps: readonly DoneStep[], tables: Reads): Written {
  const [step] = steps;
  if (!step) return { line: '', length: 0 };
  return (
    orderLine(steps, tables) ??
    cardLine(steps, tables) ?? { line: phraseLine(step, tables) ?? callLine(step, tables), length: 1 }
  );
}
