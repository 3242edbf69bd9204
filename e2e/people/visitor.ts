import type { Page } from '@playwright/test';
import { emptyDraft } from '#src/features/checkout/draft-schema.ts';
import { clientIn } from '#tests/kit/in-page.ts';
import { type FilledVisit, filledVisits, type Who } from '#tools/visits.ts';
import { begin } from './mock-backend.ts';
import { personOn } from './person.ts';

/** Opens every page of a person with its data; `look` is called when it is loading. Signs in once for each scenario. */
export async function visitAll(
  page: Page,
  who: Who,
  look: (visit: FilledVisit) => Promise<void>,
): Promise<void> {
  const own = filledVisits.filter(({ as }) => as === who);
  for (const scenario of new Set(own.map((visit) => visit.scenario))) {
    await begin(page, scenario);
    if (who !== 'guest') await personOn(page, who).signsIn();
    for (const visit of own.filter((each) => each.scenario === scenario)) {
      await page.goto(await addressOf(page, visit));
      await look(visit);
    }
  }
}

/** Prepares what a visit needs, signed in as its person; returns the address to open. */
export async function prepare(page: Page, visit: FilledVisit): Promise<string> {
  const { scenario, as } = visit;
  if (scenario !== 'happy') await begin(page, scenario);
  if (as !== 'guest') await personOn(page, as).signsIn();
  if (visit.cart) await fillCart(page);
  return addressOf(page, visit);
}

async function addressOf(page: Page, { as, path, query, order }: FilledVisit): Promise<string> {
  if (order === null || as === 'guest') return query === '' ? path : `${path}?${query}`;
  const client = await clientIn(page);
  const token = await personOn(page, as).token();
  const { items } = await client.get('listOrders', { token, query: { filter: { status: [order] } } });
  return `${path}?order=${items[0]?.id ?? ''}`;
}

/** One espresso machine, as an earlier visit has left it on the device. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/other/terms');
  const client = await clientIn(page);
  const { items } = await client.get('listProducts', { query: { limit: 100 } });
  const productId = items.find(({ sku }) => sku === 'ESPRESSO-01')?.id ?? '';
  const draft = JSON.stringify({ ...emptyDraft, items: [{ productId, quantity: 1 }] });
  await page.evaluate((text) => localStorage.setItem('tranche.draft', text), draft);
}
