import type { Tour } from './tour.ts';
import { administratorsMorning } from './administrators-morning.ts';
import { collateral } from './collateral.ts';
import { firstPurchase } from './first-purchase.ts';
import { overdueInstalment } from './overdue-instalment.ts';
import { scratchcardCampaign } from './scratchcard-campaign.ts';

/** Every tour, by the name that links use. */
export const tours: Readonly<Record<string, Tour>> = {
  'first-purchase': firstPurchase,
  'overdue-instalment': overdueInstalment,
  collateral,
  'administrators-morning': administratorsMorning,
  'scratchcard-campaign': scratchcardCampaign,
};

/** Returns the tour that is listed after another one, and after the last one the first. */
export function tourAfter(name: string) {
  const names = Object.keys(tours);
  const next = names[(names.indexOf(name) + 1) % names.length] ?? name;
  return { name: next, title: tours[next]?.title ?? '' };
}

/** Returns the tour of a name, which may come from an address or an earlier release; undefined if there is none. */
export const tourNamed = (name: string): Tour | undefined =>
  Object.hasOwn(tours, name) ? tours[name] : undefined;
