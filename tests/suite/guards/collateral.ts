import { reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { person } from '#tests/kit/person.ts';
import type { RefusedSituation, Situations } from './table.ts';
import { asOwner, reviewed, yen } from './of-collateral.ts';

const inUse: RefusedSituation = {
  situation: 'an order that can be signed relies on it',
  code: 'invalid-transition',
  call: asOwner(async ({ collateral, orderId, backend }) => {
    const { id } = await collateral.handsIn(orderId);
    await (await reviewer(backend)).approves(id, 1_200_00);
    return { params: { collateralId: id }, body: { orderId } };
  }),
};

const camera = { type: 'ELECTRONICS', description: 'Camera', declaredValue: euro(1_000_00) };

type Refused = (body: object) => RefusedSituation['call'];

/** Electronics are taken up to an age of three years, and it is 2027. */
const tooOld = (call: Refused): readonly [RefusedSituation, ...RefusedSituation[]] => [
  {
    situation: 'electronics without the year in which they were made',
    code: 'validation-failed',
    call: call(camera),
  },
  {
    situation: 'electronics that were made four years ago',
    code: 'validation-failed',
    call: call({ ...camera, yearMade: 2023 }),
  },
  {
    situation: 'electronics that will be made next year',
    code: 'validation-failed',
    call: call({ ...camera, yearMade: 2028 }),
  },
];

const gold = { type: 'GOLD_JEWELLERY', description: 'Gold chain', declaredValue: euro(1_000_00) };

export const collateralSituations = {
  createCollateral: {
    'collateral.create: order-takes-collateral': [
      {
        situation: 'the plan of the order needs none',
        code: 'invalid-transition',
        async call(backend) {
          const customer = await person(backend);
          const { orderId } = await customer.submitted();
          return { ...customer.as, params: { orderId }, body: gold };
        },
      },
    ],
    'collateral.create: same-currency': [
      {
        situation: 'a value in another currency',
        code: 'currency-mismatch',
        call: asOwner(async ({ orderId }) => ({
          params: { orderId },
          body: { ...gold, declaredValue: yen },
        })),
      },
    ],
    'collateral.create: not-too-old': tooOld((body) =>
      asOwner(async ({ orderId }) => ({ params: { orderId }, body })),
    ),
  },
  updateCollateral: {
    'collateral.change: same-currency': [
      {
        situation: 'a value in another currency',
        code: 'currency-mismatch',
        call: asOwner(async ({ collateral, orderId }) => ({
          params: { collateralId: (await collateral.offers(orderId)).id },
          body: { ...gold, declaredValue: yen },
          ifMatch: '"1"',
        })),
      },
    ],
    'collateral.change: not-too-old': tooOld((body) =>
      asOwner(async ({ collateral, orderId }) => ({
        params: { collateralId: (await collateral.offers(orderId)).id },
        body,
        ifMatch: '"1"',
      })),
    ),
  },
  attachCollateral: {
    'collateral.attach: not-in-use': [{ ...inUse, also: ['order-takes-collateral'] }],
    'collateral.attach: order-takes-collateral': [
      {
        situation: 'an order whose plan needs none',
        code: 'invalid-transition',
        call: asOwner(async ({ collateral, orderId, cancels, submitted }) => {
          const { id } = await collateral.offers(orderId);
          await cancels({ id: orderId });
          const plain = await submitted();
          return { params: { collateralId: id }, body: { orderId: plain.orderId } };
        }),
      },
    ],
  },
  submitCollateral: {
    'collateral.submit: documents-accepted': [
      {
        situation: 'no document',
        code: 'invalid-transition',
        call: asOwner(async ({ collateral, orderId }) => ({
          params: { collateralId: (await collateral.offers(orderId)).id },
          body: { answer: null },
        })),
      },
    ],
    'collateral.submit: answer-given': [
      {
        situation: 'a question without an answer',
        code: 'validation-failed',
        call: reviewed(async (id, risk, { as }) => {
          await risk.asks(id, 'Please add a photo of the stamp.');
          return { ...as, params: { collateralId: id }, body: { answer: null } };
        }),
      },
    ],
  },
  removeCollateral: { 'collateral.remove: not-in-use': [inUse] },
} satisfies Partial<Situations>;
