import { listAdministrators } from '#contracts/administrators/endpoints.ts';
import { listApprovals } from '#contracts/approvals/endpoints.ts';
import { listAllCollaterals } from '#contracts/collateral/administration-endpoints.ts';
import type { AnswerOf, Endpoint, QueryOf } from '#contracts/endpoint.ts';
import { listJobs } from '#contracts/jobs/endpoints.ts';
import type { Money } from '#contracts/money.ts';
import { listNotifications } from '#contracts/notifications/endpoints.ts';
import { listAllOrders } from '#contracts/orders/administration-endpoints.ts';
import type { Paging } from '#contracts/paging.ts';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import { listAllPlans } from '#contracts/plans/list-endpoints.ts';
import { listBatches } from '#contracts/scratchcards/batch-endpoints.ts';
import { listAllScratchcards } from '#contracts/scratchcards/administration-endpoints.ts';
import { listUsers } from '#contracts/users/endpoints.ts';
import type { Call } from '#src/api/use-call.ts';
import { paths } from '#src/platform/routing/paths.ts';

export interface FoundEntity {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly to: string;
}

type MoneyText = (value: Money) => string;

interface Kind<Row> {
  readonly title: string;
  /** The prefix of the numbers that only this kind has. */
  readonly begins: RegExp;
  readonly endpoint: Endpoint & { readonly paging: Paging };
  readonly entityOf: (row: Row, money: MoneyText) => FoundEntity;
}

/** Describes how to search one list for entities. */
function kind<const E extends Endpoint & { readonly paging: Paging }>(
  endpoint: E,
  rest: Omit<Kind<AnswerOf<E> extends { readonly items: readonly (infer Row)[] } ? Row : never>, 'endpoint'>,
): Kind<never> {
  return { ...rest, endpoint };
}

const kinds = [
  kind(listUsers, {
    title: 'Users',
    begins: /^usr[-_]/i,
    entityOf: ({ id, fullName, maskedEmail, maskedPhone }) => ({
      id,
      label: fullName,
      description: maskedEmail ?? maskedPhone ?? id,
      to: paths.administrationUsers({ open: id }),
    }),
  }),
  kind(listAllOrders, {
    title: 'Orders',
    begins: /^ord[-_]/i,
    entityOf: ({ id, number, customerName, total }, money) => ({
      id,
      label: number,
      description: `${customerName}, ${money(total)}`,
      to: paths.orders({ open: id }),
    }),
  }),
  kind(listAllPlans, {
    title: 'Plans',
    begins: /^pln[-_]/i,
    entityOf: ({ id, number, customerName, title }) => ({
      id,
      label: number,
      description: `${customerName}, ${title}`,
      to: paths.administrationPlans({ open: id }),
    }),
  }),
  kind(listAllPayments, {
    title: 'Payments',
    begins: /^pay[-_]/i,
    entityOf: ({ id, amount, customerName, planNumber }, money) => ({
      id,
      label: `${money(amount)}, ${customerName}`,
      description: planNumber ?? id,
      to: paths.administrationPayments({ open: id }),
    }),
  }),
  kind(listAllCollaterals, {
    title: 'Collateral',
    begins: /^col_/i,
    entityOf: ({ id, description, customerName }) => ({
      id,
      label: description,
      description: customerName,
      to: paths.administrationCollateral({ open: id }),
    }),
  }),
  kind(listBatches, {
    title: 'Scratchcard batches',
    begins: /^bat_/i,
    entityOf: ({ id, number, name, value }, money) => ({
      id,
      label: `${number} · ${name}`,
      description: money(value),
      to: paths.administrationBatches({ open: id }),
    }),
  }),
  kind(listAllScratchcards, {
    title: 'Scratchcards',
    begins: /^crd_/i,
    entityOf: ({ id, code, value }, money) => ({
      id,
      label: code,
      description: money(value),
      to: paths.administrationScratchcards({ open: id }),
    }),
  }),
  kind(listNotifications, {
    title: 'Notifications',
    begins: /^ntf_/i,
    entityOf: ({ id, name }) => ({
      id,
      label: name,
      description: id,
      to: paths.administrationNotifications({ open: id }),
    }),
  }),
  kind(listAdministrators, {
    title: 'Administrators',
    begins: /^adm_/i,
    entityOf: ({ id, fullName, email }) => ({
      id,
      label: fullName,
      description: email,
      to: paths.administrationAdministrators({ open: id }),
    }),
  }),
  kind(listApprovals, {
    title: 'Approvals',
    begins: /^apr_/i,
    entityOf: ({ id, requestedByName }) => ({
      id,
      label: `Requested by ${requestedByName}`,
      description: id,
      to: paths.administrationApprovals({ open: id }),
    }),
  }),
  kind(listJobs, {
    title: 'Jobs',
    begins: /^job_/i,
    entityOf: ({ id, reason }) => ({
      id,
      label: reason,
      description: id,
      to: paths.administrationJobs({ open: id }),
    }),
  }),
];

/** The kinds to search when the text is no number: those that people know by a name or a number of their own. */
const byText = kinds.filter(({ title }) => title !== 'Approvals' && title !== 'Jobs');

export interface FoundGroup {
  readonly title: string;
  readonly entities: readonly FoundEntity[];
}

/** The maximum number of results per kind. */
const maxPerKind = 5;

/** Searches the lists for entities by number, id or name. A list that fails is left out. */
export async function searchEntities(
  q: string,
  { call, money, signal }: { readonly call: Call; readonly money: MoneyText; readonly signal: AbortSignal },
): Promise<readonly FoundGroup[]> {
  const certain = kinds.filter(({ begins }) => begins.test(q));
  const searches = certain.length > 0 ? certain : byText;
  const groups = await Promise.all(
    searches.map(async ({ endpoint, title, entityOf }) => {
      const query: QueryOf<typeof listAllOrders> = { q, limit: maxPerKind };
      const answer = await call(endpoint, { query }, signal);
      if ('error' in answer) return { title, entities: [] };
      // the client has validated the answer against the endpoint's contract
      const { items } = answer.data as { readonly items: readonly never[] };
      return { title, entities: items.map((row) => entityOf(row, money)) };
    }),
  );
  return groups.filter(({ entities }) => entities.length > 0);
}
