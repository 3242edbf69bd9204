import type { Instant } from '#contracts/dates.ts';
import type { Random } from '#mocks/store/random.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { after, DAY, HOUR, MINUTE } from '#mocks/time/business-time.ts';
import { fillAudit } from './audit.ts';
import { fillBasics } from './basics.ts';
import { fillBatches, fillGoodwill } from './batches.ts';
import { fillNotifications } from './notifications.ts';
import { fillCatalogue, itemsOf, priceOf } from './catalogue.ts';
import { fillHistory, type PlannedPurchase } from './history.ts';
import { fillInbox } from './inbox.ts';
import { fillJobs } from './jobs.ts';
import { mira, MIRAS_PLAN_NUMBER, miraBuysEspresso, miraPurchases, saveMirasCard } from './mira.ts';
import { createCustomer } from './people.ts';
import type { PurchaseOutcome } from './purchase.ts';
import { fillScratchcards } from './scratchcards.ts';
import type { FirstScreen, Scenario } from './scenario.ts';
import { fillWaitingApprovals, fillWaitingCollateral, securedPurchases } from './waiting.ts';
import { fillWrongPins } from './wrong-pins.ts';

/** Purchases of one kind; days are counted back from today. */
interface Kind {
  readonly count: number;
  readonly offers: readonly OfferCode[];
  readonly outcome: PurchaseOutcome;
  /** A range to draw from, or a list of days to use in turn. */
  readonly daysAgo: { readonly from: number; readonly to: number } | readonly number[];
  readonly paysUntil?: number;
  readonly declinedFirst?: boolean;
}

/** Today is 10 January, so a purchase of 10 December is due today, and one of 7 December was due three days ago. */
const open: readonly Kind[] = [
  { count: 20, offers: ['STD6', 'PAY4', 'STD12'], outcome: 'PAID', daysAgo: { from: 20, to: 54 } },
  { count: 2, offers: ['STD6', 'STD12'], outcome: 'PAID', daysAgo: [31, 61] },
  { count: 3, offers: ['STD6', 'PAY4'], outcome: 'PAID', daysAgo: [29, 27, 25] },
  { count: 2, offers: ['STD6', 'PAY4'], outcome: 'PAID', daysAgo: [34, 35], paysUntil: 0 },
  { count: 2, offers: ['STD6', 'PAY4'], outcome: 'PAID', daysAgo: [40, 51], paysUntil: 0 },
  { count: 3, offers: ['STD12', 'STD6'], outcome: 'PAID', daysAgo: [78, 103, 118], paysUntil: 1 },
  { count: 1, offers: ['STD6'], outcome: 'AWAITING_DOWN_PAYMENT', daysAgo: [2], declinedFirst: true },
  { count: 2, offers: ['STD6', 'PAY4'], outcome: 'AWAITING_DOWN_PAYMENT', daysAgo: [1, 0.2] },
];

const closed: readonly Kind[] = [
  { count: 13, offers: ['PAY4'], outcome: 'PAID', daysAgo: { from: 130, to: 230 } },
  { count: 3, offers: ['STD6', 'STD12'], outcome: 'CANCELLED', daysAgo: { from: 10, to: 90 } },
  { count: 2, offers: ['STD6', 'PAY4'], outcome: 'EXPIRED', daysAgo: [12, 33], declinedFirst: true },
  { count: 2, offers: ['STD6'], outcome: 'DRAFT', daysAgo: [1, 3] },
  { count: 2, offers: ['STD6', 'STD12'], outcome: 'QUOTED', daysAgo: [2, 4] },
  { count: 1, offers: ['PAY4'], outcome: 'READY_TO_CONFIRM', daysAgo: [1] },
];

type OfferCode = 'PAY4' | 'STD6' | 'STD12';

/** The products bought with each offer, the most expensive first. */
const baskets: Readonly<Record<OfferCode, readonly (readonly string[])[]>> = {
  PAY4: [['CAMERA-01'], ['TURNTABLE-01'], ['HEADPHONES-01', 'DRIPPER-01'], ['HEADPHONES-01'], ['GRINDER-01']],
  STD6: [['ESPRESSO-01', 'GRINDER-01'], ['ESPRESSO-01'], ['CAMERA-01'], ['ARMCHAIR-01'], ['TURNTABLE-01']],
  STD12: [['EBIKE-01'], ['ESPRESSO-01', 'ARMCHAIR-01'], ['CAMERA-01', 'HEADPHONES-01'], ['ARMCHAIR-01']],
};

export const happy: Scenario = {
  title: 'everyday',
  description:
    'A shop in use: Mira Okafor has a running plan, of which €734.78 are left to pay, and nothing is overdue.',
  hint: 'Pay an instalment, or log in as an administrator to see forty other customers.',
  person: 'customer',
  opens: '/installments',
  populate(transaction) {
    const { random, clock } = transaction;
    const now = clock.now();
    const person = mira(random);
    const customers = Array.from({ length: 40 }, (_, index) =>
      createCustomer(random, index + 1, moment(random, now, random.int(240, 420))),
    );
    const [buyers, bystanders] = [customers.slice(0, 35), customers.slice(35)];
    const drawn = drawPurchases(random, now, buyers);
    const late = new Set(drawn.filter(({ paysUntil }) => paysUntil < Infinity).map(({ buyer }) => buyer));
    const purchases = [
      ...miraPurchases(person),
      ...drawn,
      ...securedPurchases(
        now,
        buyers.filter((buyer) => !late.has(buyer)), // with a plan overdue nothing can be bought
      ),
    ];
    const people = [person, ...buyers, ...withTroubles(bystanders)];

    fillCatalogue(transaction);
    const signedBefore = purchases.filter(
      (purchase) => isSigned(purchase) && purchase.at < miraBuysEspresso,
    ).length;
    const next = fillHistory(transaction, {
      people,
      purchases,
      firstPlanNumber: MIRAS_PLAN_NUMBER - signedBefore,
    });
    saveMirasCard(transaction);
    fillBasics(transaction, next);
    fillWaitingCollateral(transaction);
    fillBatches(transaction);
    fillWrongPins(transaction);
    fillScratchcards(transaction, person);
    fillNotifications(transaction);
    fillAudit(transaction);
    fillWaitingApprovals(transaction);
    fillInbox(transaction, person);
    fillJobs(transaction);
    fillGoodwill(transaction);
  },
};

export const happyFirstScreen: FirstScreen = { texts: [/PLN-000101/, /€\s?734\.78/] };

/**
 * Draws the purchases. Each customer has at most one open purchase, so that none exceeds the credit limit; closed
 * ones are assigned in turn.
 */
function drawPurchases(random: Random, now: Instant, buyers: readonly UserRecord[]): PlannedPurchase[] {
  const draw = (kinds: readonly Kind[]) => {
    let turn = 0;
    return kinds.flatMap((kind) =>
      Array.from({ length: kind.count }, (_, index) =>
        drawPurchase(random, now, kind, index, buyers[turn++ % buyers.length]),
      ),
    );
  };
  return [...draw(open), ...draw(closed)].flatMap((purchase) => purchase ?? []);
}

function drawPurchase(
  random: Random,
  now: Instant,
  kind: Kind,
  index: number,
  buyer: UserRecord | undefined,
): PlannedPurchase | null {
  const offerCode = kind.offers[index % kind.offers.length];
  if (!buyer || !offerCode) return null;
  const { daysAgo, outcome, paysUntil = Infinity, declinedFirst = false } = kind;
  const days =
    'from' in daysAgo ? random.int(daysAgo.from, daysAgo.to) : (daysAgo[index % daysAgo.length] ?? 0);
  const affordable = baskets[offerCode].filter((skus) => priceOf(skus) <= buyer.creditLimit.amountMinor);
  return {
    at: moment(random, now, days),
    buyer,
    items: itemsOf(random.pick(affordable)),
    offerCode,
    dueDay: null,
    outcome,
    paysUntil,
    declinedFirst,
  };
}

const isSigned = ({ outcome }: PlannedPurchase) =>
  outcome !== 'DRAFT' && outcome !== 'QUOTED' && outcome !== 'READY_TO_CONFIRM' && outcome !== 'UNDER_REVIEW';

/** Returns a random time of a day; fractions of days are used exactly. */
function moment(random: Random, now: Instant, daysAgo: number): Instant {
  if (!Number.isInteger(daysAgo)) return after(now, -daysAgo * DAY);
  return after(now, -daysAgo * DAY - 2 * HOUR + random.int(0, 10 * 60) * (daysAgo > 0 ? MINUTE : 0));
}

/**
 * Changes the last customers, who have never bought anything: some of them may not buy, because of their account or
 * identity.
 */
function withTroubles(people: readonly UserRecord[]): UserRecord[] {
  const troubles: readonly Partial<UserRecord>[] = [
    { status: 'BLOCKED' },
    { status: 'CLOSED' },
    { kycStatus: 'PENDING' },
    { kycStatus: 'FAILED', status: 'BLOCKED' },
    { kycStatus: 'NONE' },
  ];
  return people.map((person, index) => ({ ...person, ...troubles[index] }));
}
