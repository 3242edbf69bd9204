import { z } from '#contracts/z.ts';
import { Rows } from '#tools/openapi/entities.ts';
import { byCard, type Choice, type SubjectList, versionOf } from './subject.ts';

/** Payments, refunds, approvals and saved cards. */
export async function paymentSubjects({ ask, seeded, entities, taken, take }: Choice): Promise<SubjectList> {
  const { payments, administeredPayments, approvals } = entities;
  const retry = take(payments, 'retry');
  taken.add(retry.orderId);
  const retryForThem = take(administeredPayments, 'retry');
  // A refund that waits for approval may need all that is left of its payment.
  for (const { entity } of approvals) taken.add(entity.id);
  const [refund, disputed] = [
    take(administeredPayments, 'refund'),
    take(administeredPayments, 'charge-back'),
  ];
  const givenUp = take(administeredPayments, 'cancel');
  const withRefunds =
    administeredPayments.find(({ refundedTotal }) => refundedTotal.amountMinor > 0) ?? refund;
  const refunds = z.parse(Rows, (await ask('listRefunds', { params: { paymentId: withRefunds.id } })).body);
  const [approve, reject, withdraw] = [
    take(approvals, 'approve'),
    take(approvals, 'reject'),
    take(approvals, 'withdraw'),
  ];
  const one = { amount: { amountMinor: 100, currency: refund.amount.currency } };
  return [
    ['retryPayment', { params: { paymentId: retry.id }, body: byCard(seeded, retry.amount) }],
    ['retryPaymentAsAdministrator', { params: { paymentId: retryForThem.id }, ...versionOf(retryForThem) }],
    ['createRefund', { params: { paymentId: refund.id }, ...versionOf(refund), body: one }],
    ['sendPaymentReceipt', { params: { paymentId: refund.id }, ...versionOf(refund) }],
    ['chargeBackPayment', { params: { paymentId: disputed.id }, ...versionOf(disputed) }],
    ['cancelPayment', { params: { paymentId: givenUp.id }, ...versionOf(givenUp) }],
    ['startPaymentsJob', { ids: { pay: refund.id } }],
    ['getRefund', { params: { refundId: refunds.items[0]?.id ?? '' } }],
    ['listRefunds', { params: { paymentId: withRefunds.id } }],
    ['approveApproval', { params: { approvalId: approve.id }, ...versionOf(approve) }],
    ['rejectApproval', { params: { approvalId: reject.id }, ...versionOf(reject) }],
    ['withdrawApproval', { params: { approvalId: withdraw.id }, ...versionOf(withdraw) }],
    ['saveCard', { params: { cardTokenId: seeded.cardTokenId } }],
    ['removeSavedCard', { params: { cardTokenId: seeded.cardTokenId } }],
  ];
}
