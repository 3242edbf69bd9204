import type { Quote } from '#contracts/orders/quote.ts';
import { same } from '#tests/mocks/models/kit/world.ts';
import { levelInstalment, nearest, type Offer } from '#tests/suite/models/order/model.ts';

function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** What the payments of a quote were worth on the first day, at a yearly rate. */
const presentValue = ({ schedule }: Quote, rate: number): number =>
  schedule
    .slice(1)
    .reduce((sum, { totalMinor }, index) => sum + totalMinor / (1 + rate) ** ((index + 1) / 12), 0);

/** A schedule due on the day of the purchase: each line follows from the one before. */
function checkLines({ schedule }: Quote, offer: Offer, financed: number): void {
  const lines = schedule.slice(1);
  same('number of instalments', lines.length, offer.months);
  let balance = financed;
  for (const line of lines) {
    same('opening balance', line.openingMinor, balance);
    same('interest', line.interestMinor, nearest(balance * offer.ppm, 12_000_000));
    same('amount', line.totalMinor, line.interestMinor + line.principalMinor);
    demand(line.principalMinor > 0, 'An instalment pays nothing off');
    balance -= line.principalMinor;
    same('closing balance', line.closingMinor, balance);
  }
  same('what is left in the end', balance, 0);
  if (offer.method === 'EQUAL_PRINCIPAL') {
    for (const [index, line] of lines.entries())
      same(
        'principal',
        line.principalMinor,
        Math.floor(financed / offer.months) + (index < financed % offer.months ? 1 : 0),
      );
    return;
  }
  const regular = lines[0]?.totalMinor ?? 0;
  for (const line of lines.slice(0, -1)) same('instalment', line.totalMinor, regular);
  const level = levelInstalment(offer, financed);
  demand(Math.abs(regular - level) <= 1.5, `The instalment is ${regular}; the level one is ${level}`);
  const last = lines.at(-1)?.totalMinor ?? 0;
  demand(Math.abs(last - regular) <= 2 * offer.months, `The last instalment is ${last} after ${regular}`);
}

/** Compares a quote with what an offer comes to for an amount. */
export function checkQuote(
  quote: Quote,
  offer: Offer,
  { downPayment, financed }: { readonly downPayment: number; readonly financed: number },
): void {
  same('down payment', quote.downPayment.amountMinor, downPayment);
  same('financed', quote.financed.amountMinor, financed);
  checkLines(quote, offer, financed);
  const interest = quote.schedule.reduce((sum, { interestMinor }) => sum + interestMinor, 0);
  same('interest in all', quote.totalInterest.amountMinor, interest);
  same('payable in all', quote.totalPayable.amountMinor, downPayment + financed + interest);
  const [rate, half] = [quote.aprcPpm / 1_000_000, 0.000_050_1];
  const isRate = presentValue(quote, rate - half) >= financed && presentValue(quote, rate + half) <= financed;
  demand(isRate, `At ${rate} a year the instalments are not worth ${financed}`);
}
