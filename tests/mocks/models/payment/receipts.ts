import fc from 'fast-check';
import type { Me } from '#contracts/users/user.ts';
import { step } from '#tests/suite/models/step.ts';
import { compare, type PaymentStep } from './real.ts';

export const prefersMessages = (wanted: boolean): PaymentStep =>
  step(`wants ${wanted ? '' : 'no '}messages`, async (model, real) => {
    const me = await real.reads<Me>('getMe', real.as);
    if (me.kind !== 'CUSTOMER') throw new Error('The customer is an administrator');
    const body = {
      channels: { inApp: wanted, email: false, sms: false, push: false },
      marketing: false,
      quietHours: null,
    };
    await real.sends('updatePreferences', { body, ifMatch: `"${me.user.version}"`, ...real.as });
    model.isReached = wanted;
    await compare(model, real);
  });

/** The customer gets the receipt of a payment once more. */
export const sendsReceiptOf = (which: number): PaymentStep =>
  step(`is sent the receipt of payment ${which}`, async (model, real) => {
    const payment = model.payments[which % Math.max(1, model.payments.length)];
    if (!payment) return;
    const params = { paymentId: payment.id };
    const ifMatch = `"${real.backend.store.tables.payments.get(payment.id)?.version}"`;
    const call = { params, ...real.admin, ifMatch };
    if (await real.sends('sendPaymentReceipt', call, model.refusesReceipt(payment)))
      model.sendsReceipt(payment);
    await compare(model, real);
  });

export const receipts = fc.oneof(
  fc.boolean().map(prefersMessages),
  fc.nat({ max: 5 }).map(sendsReceiptOf),
  fc.nat({ max: 5 }).map(sendsReceiptOf),
);
