import { after, MINUTE } from '#mocks/business-time.ts';
import { fillAudit } from './audit.ts';
import { fillBasics } from './basics.ts';
import { fillBatches } from './batches.ts';
import { fillCampaigns } from './campaigns.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { mira, miraWishes } from './mira.ts';
import type { StoredResponse } from './purchase.ts';
import type { Scenario } from './scenario.ts';

/** Two orders wait for each next step, so that one can be cancelled while the other continues. */
const open: readonly StoredResponse[] = [
  'DRAFT',
  'DRAFT',
  'QUOTED',
  'QUOTED',
  'READY_TO_CONFIRM',
  'AWAITING_DOWN_PAYMENT',
  'AWAITING_DOWN_PAYMENT',
  'CANCELLED',
  'EXPIRED',
];

export const oneOfEach: Scenario = {
  description: 'Mira Okafor with an order in every state: what the examples of contracts/openapi.json name.',
  populate(draft) {
    const { random, clock } = draft;
    const buyer = { ...mira(random), creditLimit: { amountMinor: 20_000_00, currency: 'EUR' } as const };
    const common = { buyer, dueDay: null, offerCode: 'PAY4', paysUntil: Infinity } as const;
    const orders = open.map((outcome, index) => ({
      ...common,
      at: after(clock.now(), (index - 20) * MINUTE),
      items: itemsOf(['HEADPHONES-01']),
      outcome,
      // The second order that awaits its down payment has a declined card behind it.
      declinedFirst: outcome === 'AWAITING_DOWN_PAYMENT' && open[index - 1] === outcome,
    }));
    fillCatalogue(draft);
    const next = fillHistory(draft, {
      people: [buyer],
      wishes: [...miraWishes(buyer), ...orders],
      firstPlanNumber: 1,
    });
    fillBasics(draft, next);
    fillBatches(draft);
    fillCampaigns(draft);
    fillAudit(draft);
  },
};
