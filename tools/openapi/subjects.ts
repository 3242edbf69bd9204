import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import type { OperationName } from '#contracts/index.ts';
import type { ExampleRequest, Json } from '#contracts/openapi/sources.ts';
import type { Order, OrderDetails } from '#contracts/orders/order.ts';
import { Quote } from '#contracts/orders/quote.ts';
import { Money } from '#contracts/money.ts';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { ScratchcardDetails } from '#contracts/scratchcards/scratchcard-review.ts';
import type { OwnPlan, PlanDetails } from '#contracts/plans/plan.ts';
import { OwnSessions } from '#contracts/auth/sessions.ts';
import { z } from '#contracts/z.ts';
import type { Seeded } from './ask.ts';
import { type Ask, chooser, readEntities, Rows } from './entities.ts';

interface Subject extends Pick<ExampleRequest, 'params' | 'ifMatch'> {
  /** Members of the first example's body. */
  readonly body?: Json;
  /** Ids for those in the bodies of the examples, by their prefix. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** What an operation's example is about, where the first entity of its kind would not do. */
export type Subjects = ReadonlyMap<OperationName, Subject>;

/** Finds an order or a payment for each operation that only some of them allow; no two operations share one. */
export async function subjectsOf(ask: Ask, seeded: Seeded): Promise<Subjects> {
  const {
    orders,
    administeredOrders,
    payments,
    administeredPayments,
    approvals,
    collaterals,
    administeredCollaterals,
    batches,
    scratchcards,
    notifications,
    users,
    jobs,
    plans,
    administeredPlans,
  } = await readEntities(ask);
  const { taken, take, allowing } = chooser();

  async function amountOf(name: OperationName, { id }: OwnPlan, body?: Json) {
    const answer = await ask(name, { params: { planId: id }, ...(body ? { body } : {}) });
    return z.parse(z.object({ amount: Money }), answer.body).amount;
  }
  const byCard = ({ amountMinor }: Money) => ({
    sources: [{ kind: 'CARD', cardTokenId: seeded.cardTokenId, amountMinor }],
  });

  const retry = take(payments, 'retry');
  taken.add(retry.orderId);
  const retryForThem = take(administeredPayments, 'retry');
  // What waits for approval may take all that is left of its payment.
  for (const { entity } of approvals) taken.add(entity.id);
  const [refund, disputed] = [
    take(administeredPayments, 'refund'),
    take(administeredPayments, 'charge-back'),
  ];
  const givenUp = take(administeredPayments, 'cancel');
  const withRefunds =
    administeredPayments.find(({ refundedTotal }) => refundedTotal.amountMinor > 0) ?? refund;
  const [approve, reject] = [take(approvals, 'approve'), take(approvals, 'reject')];
  const refunds = z.parse(Rows, (await ask('listRefunds', { params: { paymentId: withRefunds.id } })).body);
  const one = { amount: { amountMinor: 100, currency: refund.amount.currency } };
  const secured = orders.find(({ status }) => status === 'COLLATERAL_REQUIRED')?.id ?? '';
  taken.add(secured);
  const uploading = collaterals.find(({ documents }) =>
    documents.some(({ status }) => status === 'UPLOADING'),
  );
  taken.add(uploading?.id ?? '');
  const document = uploading?.documents.find(({ status }) => status === 'UPLOADING')?.id ?? '';
  const withDocuments = collaterals.find(
    ({ id, status, documents }) => status === 'DRAFT' && documents.length > 0 && !taken.has(id),
  );
  taken.add(withDocuments?.id ?? '');
  const free = take(
    collaterals.filter(({ order }) => order === null),
    'attach',
  );
  const returned = take(collaterals, 'confirm-return');
  const ofCollateral = ({ id }: { readonly id: string }) => ({ params: { collateralId: id } });
  const changed = take(collaterals, 'change');
  const toTake = take(
    administeredCollaterals.filter(({ status }) => status === 'SUBMITTED'),
    'take',
  );
  const under = administeredCollaterals.filter(({ status }) => status === 'UNDER_REVIEW');
  const [value, approved, asked, rejected] = [
    take(under, 'value'),
    take(under, 'approve'),
    take(under, 'request-info'),
    take(under, 'reject'),
  ];
  const reviewing = (one: CollateralDetails) => ({ ...ofCollateral(one), ...versionOf(one) });
  const ofBatch = (one: ScratchcardBatchDetails) => ({ params: { batchId: one.id }, ...versionOf(one) });
  const ofScratchcard = (one: ScratchcardDetails) => ({
    params: { scratchcardId: one.id },
    ...versionOf(one),
  });
  const ofNotification = (action: string) => {
    const one = allowing(notifications, action);
    return { params: { notificationId: one.id }, ...versionOf(one) };
  };
  /** The one with a tag waits for a code, too. */
  const tagged = allowing(
    users.filter(({ tags }) => tags.length > 0),
    'untag',
  );
  const ofTagged = { params: { userId: tagged.id }, ...versionOf(tagged) };
  const atWork = allowing(jobs, 'stop');
  const [blocked, active] = [allowing(users, 'unblock'), allowing(users, 'change-limit')];
  const ordering = allowing(
    users.filter(({ id }) => ![active.id, tagged.id].includes(id)),
    'start-order',
  );
  const more = { ...active.creditLimit, amountMinor: active.creditLimit.amountMinor + 500_00 };
  const { items: sessions } = z.parse(OwnSessions, (await ask('listSessions', {})).body);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const pay = take(orders, 'pay');
  const confirm = take(orders, 'confirm');
  const quoteOf = ({ id, quoteId }: Order) => ({ orderId: id, quoteId: quoteId ?? '' });
  const review = take(orders, 'ask-review');
  const decide = take(administeredOrders, 'decide-review');
  const ofOrder = (one: OrderDetails) => ({ params: { orderId: one.id }, ...versionOf(one) });
  const submit = take(orders, 'submit');
  const read = take(orders, 'submit');
  const cancel = take(orders, 'cancel');
  const own = new Set(orders.map(({ id }) => id));
  const ofOthers = administeredOrders.filter(({ id }) => !own.has(id));
  const [called, reminded] = [take(ofOthers, 'cancel'), take(ofOthers, 'remind')];
  const signed = z.parse(Quote, (await ask('getQuote', { params: quoteOf(confirm) })).body);
  const [message] = z.parse(
    z.object({ items: z.array(z.object({ id: z.string(), version: z.number() })) }),
    (await ask('listInbox', { query: { limit: 1, filter: { status: ['ARCHIVED'] } } })).body,
  ).items;
  const plan = plans[0]?.id ?? '';
  const withdrawn = take(plans, 'withdraw');
  const running = take(plans, 'reschedule');
  const reported = take(administeredPlans, 'answer-dispute');
  const lost = take(administeredPlans, 'write-off');
  const [waivable, due] = [take(administeredPlans, 'waive-fees'), take(administeredPlans, 'promise')];
  const [spreadable, extendable] = [take(administeredPlans, 'reschedule'), take(administeredPlans, 'extend')];
  const ofAdministered = ({ id }: PlanDetails) => ({ params: { planId: id } });
  const ofRunning = { params: { planId: running.id } };
  const ofWithdrawn = { params: { planId: withdrawn.id } };
  const settlement = await amountOf('quoteSettlement', running, { on: null });
  const withdrawal = await amountOf('quoteWithdrawal', withdrawn);
  const part = { planId: running.id, amount: { ...settlement, amountMinor: 20_00 } };
  const terms = z.parse(
    z.object({ version: z.string(), hash: z.string() }),
    (await ask('getLegalDocument', { params: { kind: 'terms' } })).body,
  );

  return new Map<OperationName, Subject>([
    [
      'updateInboxItem',
      { params: { inboxItemId: message?.id ?? '' }, ifMatch: `"${message?.version ?? 1}"` },
    ],
    ['getCoverage', { params: { orderId: secured } }],
    ['createCollateral', { params: { orderId: secured } }],
    ['updateCollateral', { ...ofCollateral(changed), ...versionOf(changed) }],
    ['attachCollateral', { ...ofCollateral(free), body: { orderId: secured } }],
    ['submitCollateral', { params: { collateralId: withDocuments?.id ?? '' } }],
    ['removeCollateral', ofCollateral(take(collaterals, 'remove'))],
    ['confirmCollateralReturn', ofCollateral(returned)],
    ['registerDocument', ofCollateral(take(collaterals, 'add-document'))],
    ['getDocumentUpload', { params: { collateralId: uploading?.id ?? '', documentId: document } }],
    ['sendDocumentPart', { params: { collateralId: uploading?.id ?? '', documentId: document } }],
    ['removeDocument', { params: { collateralId: uploading?.id ?? '', documentId: document } }],
    ['takeCollateral', reviewing(toTake)],
    ['valueCollateral', reviewing(value)],
    ['simulateValuation', ofCollateral(value)],
    ['approveCollateral', reviewing(approved)],
    ['requestCollateralInfo', reviewing(asked)],
    ['rejectCollateral', reviewing(rejected)],
    ['createBatchCards', ofBatch(take(batches, 'add-cards'))],
    ['approveBatch', ofBatch(take(batches, 'approve'))],
    ['activateBatch', ofBatch(take(batches, 'activate'))],
    ['unfreezeBatch', ofBatch(take(batches, 'unfreeze'))],
    ['exportPins', ofBatch(take(batches, 'export'))],
    ['freezeBatch', ofBatch(take(batches, 'freeze'))],
    ['rateOrder', { params: { orderId: allowing(orders, 'rate').id } }],
    ['endSession', { params: { sessionId: others[0]?.id ?? '' } }],
    ['unblockUser', { params: { userId: blocked.id }, ...versionOf(blocked) }],
    [
      'changeCreditLimit',
      { params: { userId: active.id }, ...versionOf(active), body: { creditLimit: more } },
    ],
    ['createOrderForCustomer', { params: { userId: ordering.id }, ...versionOf(ordering) }],
    ['revealUserContacts', { params: { userId: blocked.id }, ...versionOf(blocked) }],
    ['untagUser', ofTagged],
    ['resendUserCode', ofTagged],
    ['closeBatch', ofBatch(allowing(batches, 'close'))],
    ['voidBatch', ofBatch(allowing(batches, 'void'))],
    ['updateNotification', ofNotification('change')],
    ['testNotification', ofNotification('test')],
    ['sendNotification', ofNotification('send')],
    ['cancelNotification', ofNotification('cancel')],
    ['pauseNotification', ofNotification('pause')],
    ['resumeNotification', ofNotification('resume')],
    ['retryDeliveries', ofNotification('retry-failed')],
    ['stopJob', { params: { jobId: atWork.id }, ...versionOf(atWork) }],
    ['blockScratchcard', ofScratchcard(take(scratchcards, 'block'))],
    ['unblockScratchcard', ofScratchcard(take(scratchcards, 'unblock'))],
    ['unlockScratchcard', ofScratchcard(take(scratchcards, 'unlock'))],
    ['getLegalDocument', { params: { kind: 'terms' } }],
    ['getQuote', { params: quoteOf(read) }],
    ['getPlan', { params: { planId: plan } }],
    ['getSchedule', { params: { planId: plan } }],
    ['getPlanActivity', { params: { planId: plan } }],
    ['payPlans', { body: { parts: [{ ...part, version: running.version }], ...byCard(part.amount) } }],
    ['previewPlanPayment', { body: { parts: [part] } }],
    ['quoteSettlement', { ...ofRunning, body: { on: null } }],
    ['quotePrepayment', ofRunning],
    ['quoteReschedule', ofRunning],
    ['quoteDueDay', { ...ofWithdrawn, body: { dueDay: 20 } }], // the running one is paid in part by then
    ['quoteWithdrawal', ofWithdrawn],
    ['settlePlan', { ...ofRunning, body: { amount: settlement, ...byCard(settlement) } }],
    ['prepayPlan', { ...ofRunning, ...versionOf(running) }],
    ['withdrawPlan', { ...ofWithdrawn, body: { amount: withdrawal, ...byCard(withdrawal) } }],
    ['reschedulePlan', ofRunning],
    ['getSavedView', { params: { savedViewId: seeded.savedViewId } }],
    ['updateSavedView', { params: { savedViewId: seeded.savedViewId }, ifMatch: '"1"' }],
    ['removeSavedView', { params: { savedViewId: seeded.savedViewId }, ifMatch: '"1"' }],
    ['saveCard', { params: { cardTokenId: seeded.cardTokenId } }],
    ['removeSavedCard', { params: { cardTokenId: seeded.cardTokenId } }],
    ['changeDueDay', ofWithdrawn],
    ['setAutopay', { ...ofRunning, ...versionOf(running) }],
    ['openDispute', ofWithdrawn],
    ['answerDispute', { ...ofAdministered(reported), ...versionOf(reported) }],
    ['recordPromise', { ...ofAdministered(due), ...versionOf(due) }],
    ['waiveFees', { ...ofAdministered(waivable), ...versionOf(waivable) }],
    ['simulateFeeWaiver', ofAdministered(waivable)],
    ['reschedulePlanAsAdministrator', { ...ofAdministered(spreadable), ...versionOf(spreadable) }],
    ['simulateReschedule', ofAdministered(spreadable)],
    ['remindPlan', { ...ofAdministered(due), ...versionOf(due) }],
    ['recordContact', { ...ofAdministered(due), ...versionOf(due) }],
    ['getPlanContacts', ofAdministered(due)],
    ['getScheduleAsAdministrator', ofAdministered(due)],
    ['startPlansJob', { ids: { pln: due.id } }],
    ['extendPlan', { ...ofAdministered(extendable), ...versionOf(extendable) }],
    ['simulateExtension', ofAdministered(extendable)],
    ['writeOffPlan', { ...ofAdministered(lost), ...versionOf(lost) }],
    ['simulateWriteOff', ofAdministered(lost)],
    ['retryPaymentAsAdministrator', { params: { paymentId: retryForThem.id }, ...versionOf(retryForThem) }],
    ['createRefund', { params: { paymentId: refund.id }, ...versionOf(refund), body: one }],
    ['simulateRefund', { params: { paymentId: refund.id }, body: one }],
    ['sendPaymentReceipt', { params: { paymentId: refund.id }, ...versionOf(refund) }],
    ['chargeBackPayment', { params: { paymentId: disputed.id }, ...versionOf(disputed) }],
    ['simulateChargeBack', { params: { paymentId: disputed.id } }],
    ['cancelPayment', { params: { paymentId: givenUp.id }, ...versionOf(givenUp) }],
    ['startPaymentsJob', { ids: { pay: refund.id } }],
    ['getRefund', { params: { refundId: refunds.items[0]?.id ?? '' } }],
    ['listRefunds', { params: { paymentId: withRefunds.id } }],
    ['approveApproval', { params: { approvalId: approve.id }, ...versionOf(approve) }],
    ['rejectApproval', { params: { approvalId: reject.id }, ...versionOf(reject) }],
    ['retryFailedRows', { ifMatch: '"2"' }],
    ['retryPayment', { params: { paymentId: retry.id }, body: byCard(retry.amount) }],
    [
      'payOrder',
      { params: { orderId: pay.id }, body: { amount: pay.downPayment, ...byCard(pay.downPayment) } },
    ],
    [
      'confirmOrder',
      {
        params: { orderId: confirm.id },
        body: {
          quoteHash: signed.hash,
          terms: { version: terms.version, hash: terms.hash },
          challengeId: seeded.spentChallengeId,
        },
      },
    ],
    ['createChallenge', { ids: { ord: confirm.id, qte: signed.id } }],
    [
      'verifyChallenge',
      { params: { challengeId: seeded.waitingChallengeId }, body: { code: seeded.waitingCode } },
    ],
    ['createAssessment', { params: { orderId: read.id } }],
    ['requestBudgetReview', { params: { orderId: review.id } }],
    ['decideBudgetReview', { params: { orderId: decide.id }, ...versionOf(decide) }],
    ['cancelOrderAsAdministrator', ofOrder(called)],
    ['remindOfOrder', ofOrder(reminded)],
    ['startOrdersJob', { ids: { ord: called.id } }],
    ['submitOrder', { params: { orderId: submit.id } }],
    ['createQuote', { params: { orderId: take(orders, 'quote').id } }],
    ['cancelOrder', { params: { orderId: cancel.id }, ifMatch: `"${cancel.version}"` }],
  ]);
}

const versionOf = ({ version }: { readonly version: number }) => ({ ifMatch: `"${version}"` });
