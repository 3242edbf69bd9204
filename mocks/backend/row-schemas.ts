import { NotificationTemplate } from '#contracts/notifications/template.ts';
import { CreditAssessment } from '#contracts/orders/assessment.ts';
import { Quote } from '#contracts/orders/quote.ts';
import type { z } from '#contracts/z.ts';
import { coreSchemas } from '#mocks/core/rows.ts';
import { administratorRecord } from '#mocks/resources/administrators/record.ts';
import { challengeRecord } from '#mocks/resources/auth/record.ts';
import {
  discountRecord,
  offerChangeRecord,
  offerRecord,
  productRecord,
} from '#mocks/resources/catalogue/record.ts';
import { collateralRecord, uploadPartRecord, uploadRecord } from '#mocks/resources/collateral/record.ts';
import { inboxRecord, waitingTextRecord } from '#mocks/resources/inbox/record.ts';
import { deliveryRecord, notificationRecord } from '#mocks/resources/notifications/record.ts';
import { orderRecord } from '#mocks/resources/orders/record.ts';
import { cardTokenRecord, paymentRecord, refundRecord } from '#mocks/resources/payments/record.ts';
import { planRecord } from '#mocks/resources/plans/record.ts';
import { savedViewRecord } from '#mocks/resources/saved-views/record.ts';
import {
  batchRecord,
  scratchcardRecord,
  scratchcardTokenRecord,
  wrongPinsRecord,
} from '#mocks/resources/scratchcards/record.ts';
import { userRecord } from '#mocks/resources/users/record.ts';
import { settingsRecord } from '#mocks/resources/settings-record.ts';
import type { TableDefinition } from '#mocks/store/table-definition.ts';
import type { tables } from '#mocks/resources/tables.ts';

type RowOf<Definition> = Definition extends TableDefinition<infer R, infer _Index, infer _Order> ? R : never;
type Schemas = {
  readonly [Name in keyof typeof tables]: z.core.$ZodType<RowOf<(typeof tables)[Name]>>;
};

/**
 * The schema of each table's rows, for a server that reads them from its data file, and for whoever opens a situation; a table
 * without one does not compile. A page loads it only for that; the rest imports only the types of records.
 */
export const rowSchemas: Schemas = {
  ...coreSchemas,
  settings: settingsRecord,
  administrators: administratorRecord,
  users: userRecord,
  challenges: challengeRecord,
  products: productRecord,
  offers: offerRecord,
  discounts: discountRecord,
  offerChanges: offerChangeRecord,
  orders: orderRecord,
  quotes: Quote,
  assessments: CreditAssessment,
  plans: planRecord,
  payments: paymentRecord,
  refunds: refundRecord,
  cardTokens: cardTokenRecord,
  collaterals: collateralRecord,
  uploads: uploadRecord,
  uploadParts: uploadPartRecord,
  batches: batchRecord,
  scratchcards: scratchcardRecord,
  scratchcardTokens: scratchcardTokenRecord,
  wrongPins: wrongPinsRecord,
  notifications: notificationRecord,
  notificationTemplates: NotificationTemplate,
  deliveries: deliveryRecord,
  inbox: inboxRecord,
  waitingTexts: waitingTextRecord,
  savedViews: savedViewRecord,
};
