import type { Product } from '#contracts/catalogue/product.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { monthlyFrom } from '#mocks/rules/monthly-from.ts';
import { profiles } from '#mocks/rules/profiles.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { ProductRecord } from './record.ts';

export function viewProduct(
  row: ProductRecord,
  today: LocalDate,
  { offers, settings }: Pick<Reads, 'offers' | 'settings'>,
): Product {
  const terms = offers.all().map((offer) => offer.terms);
  return {
    ...row,
    monthlyFrom: monthlyFrom(row.unitPrice, terms, today, profiles[settingsOf({ settings }).policyProfile]),
  };
}
