import type { Instant } from '#contracts/dates.ts';
import type { GoodsReturn } from '#contracts/plans/goods-return.ts';
import { after, DAY, HOUR } from '#mocks/time/business-time.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { mira, saveMirasCard } from './mira.ts';
import { samplePicture } from './sample-files.ts';
import type { FirstScreen, Scenario, Transaction } from './scenario.ts';

/** Adds a return that a customer has asked for, with a photo. */
export function askForReturn(
  { tables, random }: Transaction,
  plan: PlanRecord,
  { items, text }: Pick<GoodsReturn, 'items' | 'text'>,
  requestedAt: Instant,
): void {
  const { data, mime, sizeBytes } = samplePicture;
  const id = random.ulid('doc', requestedAt);
  tables.uploadParts.insert({ id: `${id}/00000000`, documentId: id, data });
  tables.plans.replace({
    ...plan,
    goodsReturn: {
      kind: 'RETURN',
      items,
      text,
      photos: [{ id, fileName: 'photo.png', mime: mime === 'image/png' ? mime : 'image/jpeg', sizeBytes }],
      requestedAt,
      status: 'OPEN',
      answer: null,
      closedAt: null,
    },
    version: plan.version + 1,
  });
}

export const goodsReturn: Scenario = {
  title: 'goods come back',
  description: 'Mira Okafor wants to return one of three things that she pays for in six months.',
  hint: 'Credit the returned goods: the instalments become lower, and interest is given back.',
  person: 'administrator',
  opens: '/mini-admin/installments?goodsReturn=OPEN',
  populate(transaction) {
    const { tables, random, clock } = transaction;
    const now = clock.now();
    const buyer = mira(random);
    fillCatalogue(transaction);
    const purchase = {
      buyer,
      at: after(now, -70 * DAY),
      items: itemsOf(['HEADPHONES-01', 'TURNTABLE-01', 'GRINDER-01']),
      offerCode: 'STD6',
      dueDay: null,
      outcome: 'PAID',
      paysUntil: Infinity,
      declinedFirst: false,
    } as const;
    const next = fillHistory(transaction, { people: [buyer], purchases: [purchase], firstPlanNumber: 101 });
    fillBasics(transaction, next);
    saveMirasCard(transaction);
    const plan = tables.plans.by('userId', buyer.id)[0];
    const text = 'The left one makes no sound. I have used them twice.';
    if (plan)
      askForReturn(transaction, plan, { items: itemsOf(['HEADPHONES-01']), text }, after(now, -2 * HOUR));
  },
};

export const goodsReturnFirstScreen: FirstScreen = { texts: [/Mira Okafor/] };
