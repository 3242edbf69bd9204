import { PaymentSourceKind } from '#contracts/payments/sources.ts';
import { DisputeStatus } from '#contracts/plans/dispute.ts';
import { PromiseStatus } from '#contracts/plans/promise.ts';
import { AuditAction } from '#contracts/audit/actions.ts';
import { ApprovalStatus } from '#contracts/approvals/approval.ts';
import { CollateralStatus, CollateralTypeCode } from '#contracts/collateral/collateral.ts';
import { NotificationCategory } from '#contracts/notifications/category.ts';
import type { OperationName } from '#contracts/index.ts';
import { JobOutcome, JobStatus } from '#contracts/jobs/job.ts';
import { AdministratorRole } from '#contracts/permissions.ts';
import { RefundReason } from '#contracts/payments/refund.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';

// The scenario has only a few rows of what few people do. Two rows prove neither sorting nor paging, so these lists get
// more rows, which differ in everything that can be sorted, filtered and searched.

type Fill = (backend: Backend) => Promise<unknown>;

interface Copied<Row> {
  readonly all: () => readonly Row[];
  readonly insert: (row: Row) => unknown;
}

const rowsMade = 24;
const noted = ['Grüße aus Köln', 'torn parcel', null, 'Two of three', 'crème', null, 'late again'];
const names = ['Ada Brandt', 'Ebba Norell', 'Íñigo Ruiz'];

const pick = <Value>(values: readonly Value[], no: number): Value => {
  const value = values[no % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

/** Times in another order than the rows, some of them equal. */
const momentOf = (no: number) =>
  new Date(Date.parse('2026-11-02T08:00:00.000Z') + ((no * 7) % 11) * 86_400_000).toISOString();

const disputed = (openedAt: string, status: DisputeStatus) =>
  ({
    reason: 'DAMAGED',
    text: 'The machine came without its pump.',
    openedAt,
    status,
    pausedUntil: '2027-02-01',
    answer: null,
    closedAt: null,
  }) as const;

/** Makes copies of the last row, which the list's own request may have created, each changed by its number. */
function copies<Row extends { readonly id: string }>(
  tableOf: (tables: Writes) => Copied<Row>,
  idOf: (no: number, random: { ulid(prefix: string, at: string): string }, last: Row) => string,
  change: (no: number, last: Row) => Partial<Row>,
): Fill {
  return ({ store }) =>
    store.transact(({ tables, random }) => {
      const table = tableOf(tables);
      const last = table.all().at(-1);
      if (!last) throw new Error('The scenario has no row to copy.');
      for (let no = 1; no <= rowsMade; no += 1) {
        table.insert({ ...last, ...change(no, last), id: idOf(no, random, last) });
      }
    });
}

const ulid =
  (prefix: string): Parameters<typeof copies>[1] =>
  (no, random) =>
    random.ulid(prefix, momentOf(no));

/** Makes Mira the owner of other customers' rows. */
const allToMira =
  (give: (tables: Writes, userId: string) => void): Fill =>
  ({ store }) =>
    store.transact(({ tables }) => give(tables, tables.users.find('phoneE164', people.mira)?.id ?? ''));

const collaterals = copies(
  ({ collaterals: table }) => table,
  ulid('col'),
  (no) => ({
    type: pick(CollateralTypeCode.options, no),
    status: pick(
      CollateralStatus.options.filter((status) => status !== 'REMOVED'),
      no,
    ),
    description: `${pick(['Gold chain', 'Épée', 'Car'], no)} ${no}`,
    declaredValue: 100_00 * ((no * 5) % 13) + 1_00,
    customerName: pick(names, no),
    createdAt: momentOf(no),
  }),
);

export const moreRows: Readonly<Partial<Record<OperationName, Fill>>> = {
  listOrders: allToMira(({ orders }, userId) => {
    for (const order of orders.all()) orders.replace({ ...order, userId });
  }),
  listPlans: allToMira(({ plans }, userId) => {
    for (const plan of plans.all()) plans.replace({ ...plan, userId });
  }),
  listPayments: allToMira(({ payments }, userId) => {
    for (const payment of payments.all()) payments.replace({ ...payment, userId });
  }),
  listUsers: ({ store }) =>
    store.transact(({ tables: { users }, random }) => {
      for (const [no, user] of users.all().entries()) {
        const dueOn = `2027-02-0${1 + (no % 5)}`;
        const note = { no: 1, text: 'To be called', dueOn, doneAt: null, byName: 'Ada Brandt' };
        const cardTokenId = random.ulid('card', momentOf(no));
        const saved = { cardTokenId, name: 'Private', savedAt: momentOf(no) };
        users.replace({
          ...user,
          notes: no % 3 === 0 ? [] : [{ ...note, createdAt: momentOf(no) }],
          savedCards: no % 2 === 0 ? [] : [saved],
          lastSeenAt: no % 4 === 0 ? null : momentOf(no),
        });
      }
    }),
  listPlanOffers: ({ store }) =>
    store.transact(({ tables: { offers } }) => {
      for (const [no, offer] of offers.all().entries()) {
        const method = pick(['ANNUITY', 'EQUAL_PRINCIPAL'] as const, no);
        offers.replace({ ...offer, terms: { ...offer.terms, method } });
      }
    }),
  listAllOrders: ({ store }) =>
    store.transact(({ tables: { orders } }) => {
      for (const [no, order] of orders.all().entries()) {
        if (no % 3 === 0) continue; // no review was requested
        const status = pick(['PENDING', 'APPROVED', 'DECLINED'] as const, no);
        const review = { status, note: null, requestedAt: momentOf(no), reason: null, decidedAt: null };
        orders.replace({ ...order, budgetReview: review });
      }
    }),
  listAuditEvents: ({ store }) =>
    store.transact(({ tables: { auditEvents }, random }) => {
      const [first] = auditEvents.all();
      if (!first) throw new Error('The scenario has no event to copy.');
      for (let no = 1; no <= rowsMade; no += 1) {
        const actor = pick(['CUSTOMER', 'ADMINISTRATOR', 'SYSTEM'] as const, no);
        auditEvents.insert({
          ...first,
          id: random.ulid('aud', momentOf(no)),
          at: momentOf(no),
          actor: { ...first.actor, kind: actor, name: pick(names, no) },
          reason: pick(noted, no),
          note: pick(noted.slice(1), no),
        });
      }
    }),
  listAllPlans: ({ store }) =>
    store.transact(({ tables: { plans } }) => {
      for (const [no, plan] of plans.all().entries()) {
        if (no % 4 === 3) continue; // without a promise
        const promised = { amount: euro(10_00), date: '2027-01-20', madeAt: momentOf(no), received: euro(0) };
        const status = pick(PromiseStatus.options, no);
        const dispute = no % 4 === 2 ? null : disputed(momentOf(no), pick(DisputeStatus.options, no));
        plans.replace({ ...plan, promise: { ...promised, status }, dispute });
      }
    }),
  listAllPayments: ({ store }) =>
    store.transact(({ tables: { payments } }) => {
      for (const [no, payment] of payments.all().entries()) {
        const kind = pick(PaymentSourceKind.options, no);
        payments.replace({ ...payment, sources: payment.sources.map((part) => ({ ...part, kind })) });
      }
    }),
  listMyScratchcards: allToMira(({ scratchcards }, ownerId) => {
    for (const card of scratchcards.all()) scratchcards.replace({ ...card, ownerId });
  }),
  listRefunds: copies(
    ({ refunds }) => refunds,
    ulid('rfd'),
    (no, { by }) => ({
      amount: euro(((no * 5) % 13) * 1_00 + 50),
      reason: pick(RefundReason.options, no),
      note: pick(noted, no),
      by: { ...by, name: pick(names, no) },
      createdAt: momentOf(no),
    }),
  ),
  listCollaterals: async (backend) => {
    await collaterals(backend);
    await allToMira(({ collaterals: table }, userId) => {
      for (const row of table.all()) table.replace({ ...row, userId });
    })(backend);
  },
  listAllCollaterals: async (backend) => {
    await collaterals(backend);
    return backend.store.transact(({ tables }) => {
      for (const [no, row] of tables.collaterals.all().entries()) {
        const { id, number, userId } = pick(tables.orders.all(), no % 5);
        tables.collaterals.replace({ ...row, orderId: id, orderNumber: number, userId });
      }
    });
  },
  listAdministrators: copies(
    ({ administrators }) => administrators,
    ulid('adm'),
    (no) => ({
      email: `person${no}@tranche.example`,
      fullName: `${pick(names, no)} ${no}`,
      role: pick(AdministratorRole.options, no),
      lastSeenAt: no % 4 === 0 ? null : momentOf(no),
    }),
  ),
  listDiscounts: copies(
    ({ discounts }) => discounts,
    (no) => `CODE${no}`,
    (no) => ({
      status: no % 4 === 0 ? ('ENDED' as const) : ('ACTIVE' as const),
      validFrom: momentOf(no).slice(0, 10),
      validTo: momentOf(no + 4)
        .replace('2026', no % 3 === 0 ? '2026' : '2028')
        .slice(0, 10),
    }),
  ),
  listApprovals: copies(
    ({ approvals }) => approvals,
    ulid('apr'),
    (no, { requestedBy }) => ({
      status: pick(ApprovalStatus.options, no),
      reason: pick(noted, no),
      note: pick(noted.slice(1), no),
      requestedBy: { ...requestedBy, name: pick(names, no) },
      requestedAt: momentOf(no),
      expiresAt: momentOf(no + 4).replace('2026', '2028'),
    }),
  ),
  listJobs: copies(
    ({ jobs }) => jobs,
    ulid('job'),
    (no, { startedBy }) => {
      const status = pick(JobStatus.options, no);
      const isDone = status !== 'QUEUED' && status !== 'RUNNING';
      return {
        kind: pick(AuditAction.options, no),
        status,
        reason: pick(noted, no) ?? 'The bank was away',
        startedBy: { ...startedBy, name: pick(names, no) },
        createdAt: momentOf(no),
        finishedAt: isDone ? momentOf(no + 3).replace('2026', '2028') : null,
      };
    },
  ),
  listNotificationTemplates: copies(
    ({ notificationTemplates }) => notificationTemplates,
    ulid('tpl'),
    (no) => ({
      name: `${pick(['Pay early', 'Über Karten', 'Closed'], no)} ${no}`,
      category: pick(NotificationCategory.options, no),
    }),
  ),
  listJobResults: copies(
    ({ jobRows }) => jobRows,
    (no, _random, { jobId }) => `${jobId}-${String(no + 2).padStart(6, '0')}`,
    (no, { entity }) => ({
      no: no + 2,
      outcome: pick(JobOutcome.options, no),
      entity: { ...entity, id: entity.id.replace(/..$/, String(10 + no)) },
      problem: no % 2 === 0 ? null : { code: 'not-found', detail: `There is no payment ${no}.` },
    }),
  ),
};
