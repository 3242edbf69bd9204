import { OwnSession } from '#contracts/auth/session.ts';
import { OwnCollateralRow } from '#contracts/collateral/collateral.ts';
import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { InboxItem } from '#contracts/inbox/item.ts';
import { CreditAssessment } from '#contracts/orders/assessment.ts';
import { OwnOrderRow } from '#contracts/orders/order.ts';
import { Delivery } from '#contracts/notifications/delivery.ts';
import { OwnPaymentRow } from '#contracts/payments/payment.ts';
import { Refund } from '#contracts/payments/refund.ts';
import { SavedCard } from '#contracts/payments/saved-card.ts';
import { Plan } from '#contracts/plans/plan.ts';
import { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { z } from '#contracts/z.ts';
import { Email, PhoneE164, User } from './user.ts';

/** What was returned of a payment, without who did it and why. */
const OwnRefund = z.pick(Refund, { paymentId: true, amount: true, destinations: true, createdAt: true });

/** A notification to many that was sent to the customer, on one channel. */
const OwnDelivery = z.extend(z.pick(Delivery, { channel: true, status: true, at: true, clickedAt: true }), {
  title: z.string(),
});

export const OwnData = described(
  z.object({
    createdAt: Instant,
    account: User,
    email: z.nullable(Email),
    phoneE164: z.nullable(PhoneE164),
    sessions: z.array(OwnSession),
    orders: z.array(OwnOrderRow),
    assessments: described(z.array(CreditAssessment), 'The stated budgets, and the decisions about them.'),
    plans: z.array(Plan),
    payments: z.array(OwnPaymentRow),
    refunds: z.array(OwnRefund),
    savedCards: z.array(SavedCard),
    collaterals: z.array(OwnCollateralRow),
    scratchcards: z.array(Scratchcard),
    messages: z.array(InboxItem),
    deliveries: z.array(OwnDelivery),
  }),
  'All data stored about a customer, as they see it in the application, with the notifications that they were sent; contacts are not masked here.',
);
export type OwnData = z.output<typeof OwnData>;
