import type { OwnPlan } from '#contracts/plans/plan.ts';
import type { Schedule } from '#contracts/plans/schedule.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { type Day, dayOf } from '#tests/suite/models/plan/days.ts';
import { PlanModel } from '#tests/suite/models/plan/model.ts';
import { compareLines } from '#tests/suite/models/plan/schedule.ts';
import { same } from './ask.ts';
import type { World } from './flow.ts';

/** A customer with the plan of the worked example, and what the suite expects of it. */
export interface PlanWorld extends World {
  readonly model: PlanModel;
  /** The day on which the plan began. */
  readonly begun: Day;
  readonly params: { readonly planId: string };
  readonly cards: Readonly<Record<'good' | 'poor', string>>;
  /** What the wallet held before the first command. */
  readonly walletBefore: number;
  as: { readonly token: string };
  admin: { readonly token: string };
}

export async function beginPlan(backend: Provider): Promise<PlanWorld> {
  const holder = await planHolder(backend);
  const { businessDate } = await backend.get('getConfig');
  const model = new PlanModel(dayOf(businessDate));
  const { params, as } = holder;
  const { items } = await backend.get('listPayments', {
    ...as,
    query: { filter: { planId: [params.planId] } },
  });
  const [downPayment] = model.payments;
  if (downPayment) downPayment.id = items[0]?.id ?? '';
  return {
    backend,
    model,
    begun: model.today,
    params,
    as,
    cards: { good: await holder.card('good'), poor: await holder.card('poor') },
    walletBefore: await walletOf({ backend, as }),
    admin: { token: await backend.signIn(people.administrator) },
  };
}

/** Begins new sessions, as they end while time passes. */
export async function signInAgain(world: PlanWorld): Promise<void> {
  world.as = { token: await world.backend.signIn(people.mira) };
  world.admin = { token: await world.backend.signIn(people.administrator) };
}

export async function walletOf({ backend, as }: Pick<PlanWorld, 'backend' | 'as'>): Promise<number> {
  const me = await backend.get('getMe', as);
  return me.kind === 'CUSTOMER' ? me.user.walletBalance.amountMinor : 0;
}

export const planOf = ({ backend, params, as }: PlanWorld): Promise<OwnPlan> =>
  backend.get('getPlan', { params, ...as });

const orderStates: Readonly<Record<string, string>> = {
  SETTLED: 'COMPLETED',
  WITHDRAWN: 'WITHDRAWN',
  CANCELLED: 'REFUNDED',
};

/** Compares the plan, its lines, its order and the wallet with the model. */
export async function checkPlan(world: PlanWorld): Promise<void> {
  const { backend, model, params, as } = world;
  const plan = await planOf(world);
  const { isOpen } = model;
  same('the status of the plan', plan.status, model.status);
  const figures = {
    total: model.total,
    paid: model.paid,
    leftToPay: isOpen ? model.left : 0,
    cancelled: model.notOwed + (isOpen ? 0 : model.left),
    dueNow: isOpen ? model.dueNow : 0,
    overdue: isOpen ? model.overdue : 0,
    principalLeft: model.principalLeft,
    fees: model.fees,
  } as const;
  for (const [name, expected] of Object.entries(figures))
    same(`${name} of the plan`, plan[name as keyof typeof figures].amountMinor, expected); // its own names
  same('the days past due', plan.daysPastDue, isOpen ? model.daysPastDue : 0);
  const schedule = await backend.get('getSchedule', { params, ...as });
  compareLines(model, schedule);
  const { status } = await backend.get('getOrder', { params: { orderId: plan.orderId }, ...as });
  same('the status of the order', status, orderStates[model.status] ?? 'ACTIVE');
  const wallet = (await walletOf(world)) - world.walletBefore;
  same('what came to the wallet', wallet, model.wallet);
  await checkMoney(world, schedule, wallet);
}

/** What the cards have paid is on lines, in the wallet, or was given back to them: nothing is made or lost. */
async function checkMoney(
  { backend, params, as }: PlanWorld,
  { lines }: Schedule,
  wallet: number,
): Promise<void> {
  const query = { filter: { planId: [params.planId] } };
  const payments = await backend.every('listPayments', { ...as, query });
  const made = payments.filter(({ status }) => /SUCCEEDED|REFUNDED|CHARGED_BACK/.test(status));
  const cameIn = made.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const returned = made.reduce((sum, { refundedTotal }) => sum + refundedTotal.amountMinor, 0);
  const [interest, principal, fees] = (
    ['paidInterestMinor', 'paidPrincipalMinor', 'paidFeeMinor'] as const
  ).map((member) => lines.reduce((sum, line) => sum + line[member], 0));
  same(
    `what was paid (of which ${interest} is interest, ${principal} principal, ${fees} fees, ${returned} given back and ${wallet} in the wallet)`,
    cameIn,
    (interest ?? 0) + (principal ?? 0) + (fees ?? 0) + returned + wallet,
  );
}
