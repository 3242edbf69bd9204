import { listAdministrators } from '#contracts/administrators/endpoints.ts';
import { listApprovals } from '#contracts/approvals/endpoints.ts';
import { listAllCollaterals } from '#contracts/collateral/administration-endpoints.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { type IdPrefix, prefixes } from '#contracts/ids.ts';
import type { Contract } from '#contracts/index.ts';
import { listJobs } from '#contracts/jobs/endpoints.ts';
import type { ListEndpoint, RowOf } from '#contracts/list-types.ts';
import type { Money } from '#contracts/money.ts';
import { listNotifications } from '#contracts/notifications/endpoints.ts';
import { listAllOrders } from '#contracts/orders/administration-endpoints.ts';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import { listAllPlans } from '#contracts/plans/list-endpoints.ts';
import { listBatches } from '#contracts/scratchcards/batch-endpoints.ts';
import { listAllScratchcards } from '#contracts/scratchcards/administration-endpoints.ts';
import { listUsers } from '#contracts/users/endpoints.ts';
import type { Call } from '#src/api/use-call.ts';
import { type ListPageId, routes } from '#src/platform/routing/page-table.ts';
import { paths } from '#src/platform/routing/paths.ts';

export interface FoundEntity {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly to: string;
}

type MoneyText = (value: Money) => string;

type SearchedPage = ListPageId | 'orders' | 'administrationUsers';

/** The pages that show the list of an endpoint. */
type PageOf<E extends ListEndpoint> = {
  [Id in SearchedPage]: Contract[(typeof routes)[Id]['operation']]['path'] extends E['path'] ? Id : never;
}[SearchedPage];

interface Kind<Row> {
  readonly prefix: IdPrefix;
  readonly endpoint: ListEndpoint;
  readonly page: SearchedPage;
  readonly textOf: (row: Row, money: MoneyText) => Pick<FoundEntity, 'label' | 'description'>;
}

/** Says how one entity of a list is described, and which page opens it. */
function kind<const E extends ListEndpoint>(
  prefix: IdPrefix,
  endpoint: E,
  page: PageOf<E>,
  textOf: Kind<RowOf<E>>['textOf'],
): Kind<never> {
  return { prefix, endpoint, page, textOf };
}

const kinds = [
  kind(prefixes.user, listUsers, 'administrationUsers', ({ id, fullName, maskedEmail, maskedPhone }) => ({
    label: fullName,
    description: maskedEmail ?? maskedPhone ?? id,
  })),
  kind(prefixes.order, listAllOrders, 'orders', ({ number, customerName, total }, money) => ({
    label: number,
    description: `${customerName}, ${money(total)}`,
  })),
  kind(prefixes.plan, listAllPlans, 'administrationPlans', ({ number, customerName, title }) => ({
    label: number,
    description: `${customerName}, ${title}`,
  })),
  kind(
    prefixes.payment,
    listAllPayments,
    'administrationPayments',
    ({ id, amount, customerName, planNumber }, money) => ({
      label: `${money(amount)}, ${customerName}`,
      description: planNumber ?? id,
    }),
  ),
  kind(
    prefixes.collateral,
    listAllCollaterals,
    'administrationCollateral',
    ({ description, customerName }) => ({
      label: description,
      description: customerName,
    }),
  ),
  kind(prefixes.batch, listBatches, 'administrationBatches', ({ number, name, value }, money) => ({
    label: `${number} · ${name}`,
    description: money(value),
  })),
  kind(prefixes.scratchcard, listAllScratchcards, 'administrationScratchcards', ({ code, value }, money) => ({
    label: code,
    description: money(value),
  })),
  kind(prefixes.notification, listNotifications, 'administrationNotifications', ({ id, name }) => ({
    label: name,
    description: id,
  })),
  kind(prefixes.administrator, listAdministrators, 'administrationAdministrators', ({ fullName, email }) => ({
    label: fullName,
    description: email,
  })),
  kind(prefixes.approval, listApprovals, 'administrationApprovals', ({ id, requestedByName }) => ({
    label: `Requested by ${requestedByName}`,
    description: id,
  })),
  kind(prefixes.job, listJobs, 'administrationJobs', ({ id, reason }) => ({
    label: reason,
    description: id,
  })),
];

/** The kinds to search when the text is no number: those that people know by a name or a number of their own. */
const byText = kinds.filter(({ prefix }) => prefix !== prefixes.approval && prefix !== prefixes.job);

/** True if the text begins as the ids of the kind do, or as its numbers do ("ORD-"). */
const isIdOf = ({ prefix }: Kind<never>, q: string) => new RegExp(`^${prefix}[-_]`, 'i').test(q);

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
  const certain = kinds.filter((one) => isIdOf(one, q));
  const searches = certain.length > 0 ? certain : byText;
  const groups = await Promise.all(
    searches.map(async ({ endpoint, page, textOf }) => {
      const { title } = routes[page];
      const query: QueryOf<typeof listAllOrders> = { q, limit: maxPerKind };
      const response = await call(endpoint, { query }, signal);
      if ('error' in response) return { title, entities: [] };
      // the client has validated the answer against the endpoint's contract
      const { items } = response.data as { readonly items: readonly { readonly id: string }[] };
      const entities = items.map((row) => ({
        id: row.id,
        to: paths[page]({ open: row.id }),
        ...textOf(row as never, money),
      }));
      return { title, entities };
    }),
  );
  return groups.filter(({ entities }) => entities.length > 0);
}
