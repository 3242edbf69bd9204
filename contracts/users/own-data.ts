import { OwnSession } from '#contracts/auth/sessions.ts';
import { OwnCollateralRow } from '#contracts/collateral/collateral.ts';
import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { InboxItem } from '#contracts/inbox/item.ts';
import { CreditAssessment } from '#contracts/orders/assessment.ts';
import { OwnOrderRow } from '#contracts/orders/order.ts';
import { OwnPaymentRow } from '#contracts/payments/payment.ts';
import { SavedCard } from '#contracts/payments/saved-cards.ts';
import { Plan } from '#contracts/plans/plan.ts';
import { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { z } from '#contracts/z.ts';
import { Email, PhoneE164, User } from './user.ts';

/** All data stored about a customer, as they see it in the application; contacts are not masked here. */
export const OwnData = z.object({
  createdAt: Instant,
  account: User,
  email: z.nullable(Email),
  phoneE164: z.nullable(PhoneE164),
  sessions: z.array(OwnSession),
  orders: z.array(OwnOrderRow),
  /** The stated budgets, and the decisions about them. */
  assessments: z.array(CreditAssessment),
  plans: z.array(Plan),
  payments: z.array(OwnPaymentRow),
  savedCards: z.array(SavedCard),
  collaterals: z.array(OwnCollateralRow),
  scratchcards: z.array(Scratchcard),
  messages: z.array(InboxItem),
});
export type OwnData = z.output<typeof OwnData>;

/** In a file of its own, so that only a request for the data loads the schemas of everything in it. */
export const getOwnData = endpoint({
  method: 'GET',
  path: '/v1/me/data',
  summary: 'The file of your data, while it can be read; not found before it was asked for',
  access: 'signedIn',
  entity: 'user',
  answers: { 200: OwnData },
  problems: ['account-blocked', 'not-found'],
  since: '1.5.0',
  examples: [{ name: 'all' }],
});
