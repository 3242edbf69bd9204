import { OfferCode, PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { Product } from '#contracts/catalogue/product.ts';
import { Instant } from '#contracts/dates.ts';
import { z } from '#contracts/z.ts';
import { collateralSchemas } from './row-schemas/collateral.ts';
import { coreSchemas } from './row-schemas/core.ts';
import { count, text } from './row-schemas/fields.ts';
import { orderSchemas } from './row-schemas/orders.ts';
import { paymentSchemas } from './row-schemas/payments.ts';
import { planSchemas } from './row-schemas/plans.ts';
import { scratchcardSchemas } from './row-schemas/scratchcards.ts';
import { userSchemas } from './row-schemas/users.ts';
import type { TableDefinition } from './store/table-definition.ts';
import type { tables } from './tables.ts';

type RowOf<Definition> = Definition extends TableDefinition<infer R, infer _Index, infer _Order> ? R : never;
type Schemas = {
  readonly [Name in keyof typeof tables]: z.core.$ZodType<RowOf<(typeof tables)[Name]>>;
};

/**
 * The schemas of the rows that a server reads from its data file. A member of a record without a schema does not
 * compile. Not part of the page's code.
 */
export const rowSchemas: Schemas = {
  ...coreSchemas,
  ...orderSchemas,
  ...planSchemas,
  ...paymentSchemas,
  ...collateralSchemas,
  ...scratchcardSchemas,
  ...userSchemas,
  settings: z.object({
    id: z.literal('settings'),
    policyProfile: PolicyProfileName,
    nextOrderNumber: count,
    nextPlanNumber: count,
    nextDayAt: Instant,
    bank: z.enum(['BY_CARD', 'FIRST_ATTEMPT_DECLINED']),
    firstQuote: z.nullable(z.object({ validSeconds: count, thenTerms: z.array(PlanOffer) })),
  }),
  products: z.omit(Product, { monthlyFrom: true }),
  offers: z.object({ id: OfferCode, terms: PlanOffer }),
  offerChanges: z.object({ id: text, at: Instant, terms: PlanOffer }),
};
