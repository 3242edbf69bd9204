import type { Chart } from '#contracts/dashboard/chart.ts';
import type { ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import { same } from '#tests/mocks/models/kit/world.ts';
import { nearest } from '#tests/suite/models/order/model.ts';

type Card = Pick<ScratchcardRecord, 'status' | 'expiresOn'>;

/** The share of open scratchcards that is expected to expire unused equals the share that has expired so far. */
export function checkBreakage({ series }: Chart, cards: readonly Card[], today: string): void {
  const over = cards.filter(({ status, expiresOn }) => expiresOn < today && status !== 'VOID');
  const unused = over.filter(({ status }) => status === 'EXPIRED').length;
  const [open = [], expected = []] = series.map(({ values }) =>
    values.unit === 'MONEY' ? values.valuesMinor : [],
  );
  same('months of the forecast', expected.length, 13); // a year, and all later ones together
  for (const [month, worth] of open.entries())
    same(
      'expected to expire unused',
      expected[month],
      over.length === 0 ? 0 : nearest(worth * unused, over.length),
    );
}
