import { after, DAY, HOUR, MINUTE } from '../resources/time.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { fillHistory, type Wish } from './history.ts';
import { mira } from './mira.ts';
import { drawPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

const USERS = 10_000;

export const bigList: Scenario = {
  description: 'Ten thousand customers and thirty thousand payments, for lists under load.',
  fill(draft) {
    const { random, clock } = draft;
    const now = clock.now();
    const people = [
      mira(random),
      ...Array.from({ length: USERS - 1 }, (_, index) =>
        drawPerson(random, index + 1, after(now, -random.int(200, 900) * DAY)),
      ),
    ];
    const wishes = people.slice(0, 7500).map((buyer): Wish => ({
      at: after(now, -random.int(1, 26) * 7 * DAY - HOUR + random.int(0, 600) * MINUTE),
      buyer,
      items: itemsOf(['HEADPHONES-01']),
      offerCode: random.pick(['PAY4', 'STD6', 'STD12']),
      dueDay: null,
      outcome: 'PAID',
      paysUntil: random.int(1, 12) > 1 ? Infinity : random.int(0, 2),
      declinedFirst: random.int(1, 20) === 1,
    }));
    fillCatalogue(draft);
    fillBasics(draft, fillHistory(draft, { people, wishes, firstPlanNumber: 1 }));
  },
};
