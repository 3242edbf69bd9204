import { AdministratorDetails } from '#contracts/administrators/administrator.ts';
import { Approval } from '#contracts/approvals/approval.ts';
import { DiscountDetails } from '#contracts/catalogue/discount.ts';
import { Collateral, CollateralDetails } from '#contracts/collateral/collateral.ts';
import type { OperationName } from '#contracts/index.ts';
import { Job } from '#contracts/jobs/job.ts';
import { NotificationDetails } from '#contracts/notifications/details.ts';
import type { ExampleRequest } from '#contracts/openapi/sources.ts';
import { Order, OrderDetails } from '#contracts/orders/order.ts';
import { Payment, PaymentDetails } from '#contracts/payments/payment.ts';
import { OwnPlan, PlanDetails } from '#contracts/plans/plan.ts';
import { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import { ScratchcardDetails } from '#contracts/scratchcards/scratchcard-review.ts';
import { UserDetails } from '#contracts/users/user.ts';
import { z } from '#contracts/z.ts';
import type { Answered } from './ask.ts';

export type Ask = (name: OperationName, request: ExampleRequest) => Promise<Answered>;

export const Rows = z.object({ items: z.array(z.object({ id: z.string() })) });

/** The scenario's entities that an example can be about, each as the operation for one of them answers it. */
export async function readEntities(ask: Ask) {
  const inUse = { filter: { status: ['ACTIVE', 'BLOCKED', 'LOCKED'] } };
  return {
    orders: await all(Order, 'listOrders', 'getOrder', 'orderId'),
    payments: await all(Payment, 'listPayments', 'getPayment', 'paymentId'),
    administeredPayments: await all(
      PaymentDetails,
      'listAllPayments',
      'getPaymentAsAdministrator',
      'paymentId',
    ),
    administrators: await all(
      AdministratorDetails,
      'listAdministrators',
      'getAdministrator',
      'administratorId',
    ),
    discounts: await all(DiscountDetails, 'listDiscounts', 'getDiscount', 'discountCode'),
    approvals: await all(Approval, 'listApprovals', 'getApproval', 'approvalId'),
    collaterals: await all(Collateral, 'listCollaterals', 'getCollateral', 'collateralId'),
    administeredCollaterals: await all(
      CollateralDetails,
      'listAllCollaterals',
      'getCollateralAsAdministrator',
      'collateralId',
    ),
    batches: (await all(ScratchcardBatchDetails, 'listBatches', 'getBatch', 'batchId')).toSorted(
      (a, b) => a.quantity - b.quantity,
    ),
    scratchcards: await all(
      ScratchcardDetails,
      'listAllScratchcards',
      'getScratchcard',
      'scratchcardId',
      inUse,
    ),
    notifications: await all(NotificationDetails, 'listNotifications', 'getNotification', 'notificationId'),
    users: await all(UserDetails, 'listUsers', 'getUser', 'userId'),
    jobs: await all(Job, 'listJobs', 'getJob', 'jobId'),
    administeredOrders: await all(OrderDetails, 'listAllOrders', 'getOrderAsAdministrator', 'orderId'),
    plans: await all(OwnPlan, 'listPlans', 'getPlan', 'planId'),
    administeredPlans: await all(PlanDetails, 'listAllPlans', 'getPlanAsAdministrator', 'planId'),
  };

  async function all<S extends z.core.$ZodType>(
    schema: S,
    list: OperationName,
    one: OperationName,
    param: string,
    query: object = {},
  ): Promise<z.output<S>[]> {
    const { items } = z.parse(Rows, (await ask(list, { query: { ...query, limit: 100 } })).body);
    const responses = await Promise.all(items.map(({ id }) => ask(one, { params: { [param]: id } })));
    return responses.map(({ body }) => z.parse(schema, body));
  }
}

export type Entities = Awaited<ReturnType<typeof readEntities>>;

/** An entity that lists what can be done with it. */
interface Actionable {
  readonly actions: readonly { readonly action: string; readonly allowed: boolean }[];
}

/** Chooses the entities of examples; `taken` are the ids that no other example may use. */
export function chooser() {
  const taken = new Set<string>();

  /**
   * The first entity that allows this action and is not another operation's example; entities with the fewest allowed
   * actions come first.
   */
  function take<T extends Actionable & { readonly id: string }>(entities: readonly T[], action: string): T {
    const allowed = (entity: T) => entity.actions.filter((entry) => entry.allowed);
    const candidate = entities
      .filter((entity) => !taken.has(entity.id) && allowed(entity).some((entry) => entry.action === action))
      .toSorted((a, b) => allowed(a).length - allowed(b).length)[0];
    if (!candidate) throw new Error(`The scenario has nothing left that allows "${action}".`);
    taken.add(candidate.id);
    return candidate;
  }

  /** The first entity that allows this action, even if it is another operation's example. */
  function allowing<T extends Actionable>(entities: readonly T[], action: string): T {
    const entity = entities.find(({ actions }) =>
      actions.some((entry) => entry.action === action && entry.allowed),
    );
    if (!entity) throw new Error(`The scenario has nothing that allows "${action}".`);
    return entity;
  }

  return { taken, take, allowing };
}
