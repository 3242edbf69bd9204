import { NotificationTemplate } from '#contracts/notifications/template.ts';
import { CreditAssessment } from '#contracts/orders/assessment.ts';
import { Quote } from '#contracts/orders/quote.ts';
import type { z } from '#contracts/z.ts';
import { coreSchemas } from './core/rows.ts';
import { administratorRecord } from './resources/administrators/record.ts';
import { challengeRecord } from './resources/auth/record.ts';
import { offerChangeRecord, offerRecord, productRecord } from './resources/catalogue/record.ts';
import { collateralRecord, uploadPartRecord, uploadRecord } from './resources/collateral/record.ts';
import { inboxRecord, waitingTextRecord } from './resources/inbox/record.ts';
import { deliveryRecord, notificationRecord } from './resources/notifications/record.ts';
import { orderRecord } from './resources/orders/record.ts';
import { cardTokenRecord, paymentRecord, refundRecord } from './resources/payments/record.ts';
import { planRecord } from './resources/plans/record.ts';
import { savedViewRecord } from './resources/saved-views/record.ts';
import {
  batchRecord,
  scratchcardRecord,
  scratchcardTokenRecord,
  wrongPinsRecord,
} from './resources/scratchcards/record.ts';
import { userRecord } from './resources/users/record.ts';
import { settingsRecord } from './settings-record.ts';
import type { TableDefinition } from './store/table-definition.ts';
import type { tables } from './tables.ts';

type RowOf<Definition> = Definition extends TableDefinition<infer R, infer _Index, infer _Order> ? R : never;
type Schemas = {
  readonly [Name in keyof typeof tables]: z.core.$ZodType<RowOf<(typeof tables)[Name]>>;
};

/**
 * The schema of each table's rows, for a server that reads them from its data file; a table without one does not compile.
 * Not part of the page's code, which imports only the types of records.
 */
export const rowSchemas: Schemas = {
  ...coreSchemas,
  settings: settingsRecord,
  administrators: administratorRecord,
  users: userRecord,
  challenges: challengeRecord,
  products: productRecord,
  offers: offerRecord,
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
