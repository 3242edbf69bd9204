import fc from 'fast-check';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { euro } from '#tests/kit/money.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { refusals } from '#tests/suite/models/collateral/guards.ts';
import { CollateralModel, type Item, type Who } from '#tests/suite/models/collateral/model.ts';
import { step } from '#tests/suite/models/step.ts';
import { asks, same } from './ask.ts';
import { flow, type FlowStep, type World } from './flow.ts';

interface CollateralWorld extends World {
  readonly model: CollateralModel;
  readonly orderId: string;
  readonly as: { readonly token: string };
  readonly reviewers: Readonly<Record<Who, Awaited<ReturnType<typeof reviewer>>>>;
}

type CollateralStep = FlowStep<CollateralWorld>;

/** No sequence lets a day pass: nothing expires. */
const NOW = 0;

/** An order of 960.00 that waits for collateral, and gold, electronics and shares with their documents. */
async function begin(backend: Provider): Promise<CollateralWorld> {
  const customer = await person(backend);
  const things = collateralOf(backend, customer);
  const { id: orderId, status } = await things.securedOrder();
  const model = new CollateralModel(status, null);
  for (const [type, declared] of [
    ['GOLD_JEWELLERY', 1_200_00],
    ['ELECTRONICS', 500_00],
    ['LISTED_SECURITIES', 1_600_00],
  ] as const)
    model.items.push({
      id: await things.documented(orderId, type, declared),
      type,
      declared,
      documented: true,
      status: 'DRAFT',
      value: null,
      valuer: null,
      validUntil: 0,
      reviewer: null,
      attached: true,
      lacks: null,
      toldOn: null,
    });
  const reviewers = {
    risk: await reviewer(backend),
    other: await reviewer(backend, people.administrator),
  };
  return { backend, model, orderId, as: customer.as, reviewers };
}

/** What is needed is covered, in review, prepared or missing; each by what is lendable of it. */
async function check({ backend, model, orderId, as }: CollateralWorld): Promise<void> {
  const params = { orderId };
  same('the status of the order', (await backend.get('getOrder', { params, ...as })).status, model.order);
  const coverage = await backend.get('getCoverage', { params, ...as });
  const { needed, covered, inReview, prepared } = model;
  const sums = {
    needed,
    covered,
    inReview,
    prepared,
    missing: Math.max(0, needed - covered - inReview - prepared),
    free: Math.max(0, covered - needed),
  } as const;
  for (const [name, expected] of Object.entries(sums))
    same(`${name} of the coverage`, coverage[name as keyof typeof sums].amountMinor, expected); // its own names
  for (const item of model.items) {
    const own = await backend.get('getCollateral', { params: { collateralId: item.id }, ...as });
    same(`the status of ${item.type}`, own.status, item.status);
    same(`what is lendable of ${item.type}`, own.lendable.amountMinor, model.lendable(item));
  }
}

type Act = (world: CollateralWorld, item: Item, who: Who) => Promise<void>;

const chosen = fc.record({
  which: fc.constantFrom(0, 0, 0, 1, 2),
  who: fc.constantFrom<Who>('risk', 'risk', 'risk', 'other'),
});

const withItem = (words: string, act: Act) =>
  chosen.map(({ which, who }): CollateralStep =>
    step<CollateralWorld, Provider>(`${who} ${words} collateral ${which}`, async (world) => {
      const item = world.model.items[which];
      if (item) await act(world, item, who);
    }),
  );

type Review =
  'takeCollateral' | 'valueCollateral' | 'approveCollateral' | 'requestCollateralInfo' | 'rejectCollateral';

/** Sends a command of a reviewer; returns whether it was carried out. */
async function reviews(
  { backend, reviewers }: CollateralWorld,
  who: Who,
  name: Review,
  item: Item,
  codes: readonly string[],
  body?: object,
): Promise<boolean> {
  const call = await reviewers[who].call(item.id, body);
  return (await asks(backend, name, call, codes)).answer !== null;
}

const submits = withItem('has the customer hand in', async ({ backend, model, as }, item, who) => {
  const answer = who === 'risk' ? 'It is on the clasp.' : null;
  const call = { params: { collateralId: item.id }, body: { answer }, ...as };
  if ((await asks(backend, 'submitCollateral', call, refusals.submit(item, answer))).answer)
    model.submits(item, NOW);
});

const takes = withItem('takes', async (world, item, who) => {
  if (await reviews(world, who, 'takeCollateral', item, refusals.take(item, who)))
    Object.assign(item, { status: 'UNDER_REVIEW', reviewer: who });
});

const valuesAt = (value: number) =>
  withItem(`values at ${value} cents`, async (world, item, who) => {
    const body = { value: euro(value), method: 'APPRAISAL', reason: 'Weighed and tested' };
    if (await reviews(world, who, 'valueCollateral', item, refusals.value(item, who), body))
      world.model.values(item, value, who, NOW);
  });

const approves = withItem('approves', async (world, item, who) => {
  const codes = refusals.approve(item, who, world.model.today);
  if (await reviews(world, who, 'approveCollateral', item, codes)) world.model.decides(item, 'APPROVED', NOW);
});

const asksAbout = withItem('asks about', async (world, item, who) => {
  const body = { note: 'Please add a photo of the stamp.' };
  if (await reviews(world, who, 'requestCollateralInfo', item, refusals.decide(item, who), body))
    world.model.decides(item, 'INFO_REQUESTED', NOW);
});

const rejects = withItem('rejects', async (world, item, who) => {
  const body = { reason: 'OWNERSHIP_UNCLEAR', note: null };
  if (await reviews(world, who, 'rejectCollateral', item, refusals.decide(item, who), body))
    world.model.decides(item, 'REJECTED', NOW);
});

/** Hands in, takes, values and approves, as far as it is possible. */
const isReviewed = withItem('reviews as a whole', async (world, item, who) => {
  if (item.status !== 'DRAFT') return;
  const { backend, model, as } = world;
  await asks(backend, 'submitCollateral', {
    params: { collateralId: item.id },
    body: { answer: null },
    ...as,
  });
  model.submits(item, NOW);
  await reviews(world, who, 'takeCollateral', item, []);
  Object.assign(item, { status: 'UNDER_REVIEW', reviewer: who });
  const body = { value: euro(item.declared), method: 'APPRAISAL', reason: 'Weighed and tested' };
  await reviews(world, who, 'valueCollateral', item, [], body);
  model.values(item, item.declared, who, NOW);
  await reviews(world, who, 'approveCollateral', item, []);
  model.decides(item, 'APPROVED', NOW);
});

const values = fc.constantFrom(1, 399_99, 1_000_00, 1_200_00, 2_400_01).chain(valuesAt);

export const collateralFlow = flow('collateral review', {
  begin,
  check,
  steps: [
    isReviewed,
    isReviewed,
    isReviewed,
    submits,
    submits,
    takes,
    takes,
    values,
    values,
    approves,
    approves,
    asksAbout,
    rejects,
  ],
});
