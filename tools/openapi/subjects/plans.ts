import { Money } from '#contracts/money.ts';
import type { Json } from '#contracts/openapi/sources.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { z } from '#contracts/z.ts';
import { byCard, type Choice, type SubjectList, versionOf } from './subject.ts';

const Amount = z.object({ amount: Money });

/** The customer's own plans. */
export async function planSubjects({ ask, seeded, entities, take, allowing }: Choice): Promise<SubjectList> {
  const { plans } = entities;
  const plan = plans[0]?.id ?? '';
  const withdrawn = take(plans, 'withdraw');
  const running = take(plans, 'reschedule');
  const ofRunning = { params: { planId: running.id } };
  const ofWithdrawn = { params: { planId: withdrawn.id } };
  const amountOf = async (name: 'quoteSettlement' | 'quoteWithdrawal', planId: string, body?: Json) => {
    const { body: quote } = await ask(name, { params: { planId }, ...(body ? { body } : {}) });
    return z.parse(Amount, quote).amount;
  };
  const settlement = await amountOf('quoteSettlement', running.id, { on: null });
  const withdrawal = await amountOf('quoteWithdrawal', withdrawn.id);
  const part = { planId: running.id, amount: { ...settlement, amountMinor: 20_00 } };
  return [
    ['getPlan', { params: { planId: plan } }],
    ['getSchedule', { params: { planId: plan } }],
    ['getPlanActivity', { params: { planId: plan } }],
    [
      'payPlans',
      { body: { parts: [{ ...part, version: running.version }], ...byCard(seeded, part.amount) } },
    ],
    ['previewPlanPayment', { body: { parts: [part] } }],
    ['quoteSettlement', { ...ofRunning, body: { on: null } }],
    ['quotePrepayment', ofRunning],
    ['quoteReschedule', ofRunning],
    ['quoteDueDay', { ...ofWithdrawn, body: { dueDay: 20 } }], // the running one is paid in part by then
    ['quoteWithdrawal', ofWithdrawn],
    ['settlePlan', { ...ofRunning, body: { amount: settlement, ...byCard(seeded, settlement) } }],
    ['prepayPlan', { ...ofRunning, ...versionOf(running) }],
    ['withdrawPlan', { ...ofWithdrawn, body: { amount: withdrawal, ...byCard(seeded, withdrawal) } }],
    ['reschedulePlan', { ...ofRunning, ...versionOf(running) }],
    ['changeDueDay', { ...ofWithdrawn, ...versionOf(withdrawn) }],
    ['setAutopay', { ...ofRunning, ...versionOf(running) }],
    ['openDispute', ofWithdrawn],
    ['requestReturn', { ...ofRunning, ids: { prd: running.items[0]?.productId ?? '' } }],
    ['withdrawPurchase', ofWithdrawn],
    ['addReturnPhoto', { params: { planId: allowing(plans, 'add-return-photo').id } }],
  ];
}

/** Plans as the administration sees them. */
export function administeredPlanSubjects({
  entities: { administeredPlans },
  take,
  allowing,
}: Choice): SubjectList {
  const reported = take(administeredPlans, 'answer-dispute');
  const uncollectible = take(administeredPlans, 'write-off');
  const due = take(administeredPlans, 'promise'); // fewer plans have something due than a fee
  const waivable = take(administeredPlans, 'waive-fees');
  const spreadable = take(administeredPlans, 'reschedule'); // its due dates can be moved, too
  const returnable = allowing(administeredPlans, 'credit-goods');
  const returned = allowing(administeredPlans, 'reject-return');
  const reading = ({ id }: PlanDetails) => ({ params: { planId: id } });
  const changing = (one: PlanDetails) => ({ ...reading(one), ...versionOf(one) });
  return [
    ['answerDispute', changing(reported)],
    ['recordPromise', changing(due)],
    ['waiveFees', changing(waivable)],
    ['reschedulePlanAsAdministrator', changing(spreadable)],
    ['remindPlan', changing(due)],
    ['recordContact', changing(due)],
    ['getPlanContacts', reading(due)],
    ['getScheduleAsAdministrator', reading(due)],
    ['startPlansJob', { ids: { pln: due.id } }],
    ['extendPlan', changing(spreadable)],
    ['rejectReturn', changing(returned)],
    [
      'getReturnPhoto',
      { params: { planId: returned.id, documentId: returned.goodsReturn?.photos[0]?.id ?? '' } },
    ],
    ['creditGoods', { ...changing(returnable), ids: { prd: returnable.items[0]?.productId ?? '' } }],
    ['writeOffPlan', changing(uncollectible)],
  ];
}
