import type { Product } from '#contracts/catalogue/product.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { monthlyFrom } from '#mocks/rules/monthly-from.ts';
import type { Reads } from '#mocks/tables.ts';
import type { ProductRecord } from './record.ts';

export function viewProduct(
  row: ProductRecord,
  today: LocalDate,
  { offers }: Pick<Reads, 'offers'>,
): Product {
  const terms = offers.all().map((offer) => offer.terms);
  return { ...row, monthlyFrom: monthlyFrom(row.unitPrice, terms, today) };
}
