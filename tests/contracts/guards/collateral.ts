import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { collateralOf, png, pngPart, reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import type { RefusedSituation, Situations } from './table.ts';

const DAY = 24 * 60 * 60_000;

async function offering(backend: Backend) {
  const customer = await person(backend);
  const own = collateralOf(backend, customer);
  const { id: orderId } = await own.securedOrder();
  return { ...customer, own, orderId, backend };
}
type Offering = Awaited<ReturnType<typeof offering>>;

const asOwner =
  (prepare: (offering: Offering) => Promise<Call>) =>
  async (backend: Backend): Promise<Call> => {
    const all = await offering(backend);
    return { ...all.as, ...(await prepare(all)) };
  };

/** Collateral that a reviewer has started to review. */
const reviewed =
  (
    prepare: (id: string, risk: Awaited<ReturnType<typeof reviewer>>, all: Offering) => Promise<Call>,
    type: 'GOLD_JEWELLERY' | 'LISTED_SECURITIES' = 'GOLD_JEWELLERY',
  ) =>
  async (backend: Backend): Promise<Call> => {
    const all = await offering(backend);
    const { id } = await all.own.handsIn(all.orderId, type, 3_000_00);
    const risk = await reviewer(backend);
    await risk.takes(id);
    return prepare(id, risk, all);
  };

const valuation = { value: euro(1_200_00), method: 'APPRAISAL', reason: 'Weighed' };

/** Collateral that another reviewer has taken. */
const othersReview = (body?: object): readonly [RefusedSituation] => [
  {
    situation: 'another administrator is reviewing it',
    code: 'invalid-transition',
    call: reviewed(async (id, risk, { backend }) => {
      await risk.values(id, 1_200_00);
      return (await reviewer(backend, people.administrator)).call(id, body);
    }),
  },
];

const inUse: RefusedSituation = {
  situation: 'an order that can be signed relies on it',
  code: 'invalid-transition',
  call: asOwner(async ({ own, orderId, backend }) => {
    const { id } = await own.handsIn(orderId);
    await (await reviewer(backend)).approves(id, 1_200_00);
    return { params: { collateralId: id }, body: { orderId } };
  }),
};

const file = (change: object) =>
  asOwner(async ({ own, orderId }) => ({
    params: { collateralId: (await own.offers(orderId)).id },
    body: { ...png, ...change },
  }));

const part = (change: object, announced: object = {}) =>
  asOwner(async ({ own, orderId, backend, as }) => {
    const { id: collateralId } = await own.offers(orderId);
    const call = { params: { collateralId }, body: { ...png, ...announced } };
    const { id: documentId } = await backend.done(201, 'registerDocument', call, as);
    return { params: { collateralId, documentId }, body: { ...pngPart, ...change } };
  });

const yen = { amountMinor: 1_000, currency: 'JPY' };
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

export const collateralSituations: Situations<
  | 'createCollateral'
  | 'updateCollateral'
  | 'attachCollateral'
  | 'submitCollateral'
  | 'removeCollateral'
  | 'confirmCollateralReturn'
  | 'registerDocument'
  | 'sendDocumentPart'
  | 'removeDocument'
  | 'takeCollateral'
  | 'valueCollateral'
  | 'approveCollateral'
  | 'requestCollateralInfo'
  | 'rejectCollateral'
> = {
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
        call: asOwner(async ({ own, orderId }) => ({
          params: { collateralId: (await own.offers(orderId)).id },
          body: { ...gold, declaredValue: yen },
          ifMatch: '"1"',
        })),
      },
    ],
    'collateral.change: not-too-old': tooOld((body) =>
      asOwner(async ({ own, orderId }) => ({
        params: { collateralId: (await own.offers(orderId)).id },
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
        call: asOwner(async ({ own, orderId, cancels, submitted }) => {
          const { id } = await own.offers(orderId);
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
        call: asOwner(async ({ own, orderId }) => ({
          params: { collateralId: (await own.offers(orderId)).id },
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
  confirmCollateralReturn: {},
  registerDocument: {
    'collateral.add-document: room-for-document': [
      {
        situation: 'ten documents',
        code: 'invalid-transition',
        call: asOwner(async ({ own, orderId }) => {
          const { id } = await own.offers(orderId);
          for (let count = 0; count < 10; count += 1) await own.registers(id);
          return { params: { collateralId: id }, body: png };
        }),
      },
    ],
    'document.register: type-allowed': [
      {
        situation: 'a moving picture',
        code: 'document-type-not-allowed',
        call: file({ fileName: 'chain.gif', mime: 'image/gif' }),
      },
    ],
    'document.register: size-allowed': [
      {
        situation: 'a byte more than 10 MiB',
        code: 'document-too-large',
        call: file({ sizeBytes: 10_485_761 }),
      },
    ],
  },
  sendDocumentPart: {
    'document.receive: part-follows': [
      { situation: 'a part is left out', code: 'invalid-transition', call: part({ offset: 4 }) },
      {
        situation: 'more bytes than were announced',
        code: 'invalid-transition',
        call: part({}, { sizeBytes: 7 }),
      },
    ],
    'document.receive: content-readable': [
      {
        situation: 'a PDF that is called a picture',
        code: 'document-unreadable',
        also: ['content-as-announced'],
        call: part({ data: btoa('%PDF-1.7') }),
      },
    ],
    'document.receive: content-as-announced': [
      {
        situation: 'other bytes than were announced',
        code: 'document-unreadable',
        call: part({}, { sha256: '0'.repeat(64) }),
      },
    ],
    'document.receive: content-complete': {
      selects: part({}, { sizeBytes: 9 }),
      status: 200,
      answer: { status: 'UPLOADING', receivedBytes: 8 },
    },
  },
  removeDocument: {},
  takeCollateral: {
    'collateral.take: others-review': [
      {
        situation: 'the reviewer has it',
        code: 'invalid-transition',
        call: reviewed((id, risk) => risk.call(id)),
      },
    ],
  },
  valueCollateral: {
    'collateral.value: own-review': othersReview(valuation),
    'collateral.value: value-in-currency': [
      {
        situation: 'a value in another currency',
        code: 'currency-mismatch',
        call: reviewed((id, risk) => risk.call(id, { ...valuation, value: yen })),
      },
    ],
  },
  approveCollateral: {
    'collateral.approve: own-review': othersReview(),
    'collateral.approve: valued': [
      {
        situation: 'without a valuation',
        code: 'invalid-transition',
        call: reviewed((id, risk) => risk.call(id)),
      },
    ],
    'collateral.approve: valuation-current': [
      {
        situation: 'securities that were valued two days ago',
        code: 'valuation-expired',
        call: reviewed(async (id, risk, { backend }) => {
          await risk.values(id, 3_000_00);
          await backend.wait(2 * DAY);
          return (await reviewer(backend)).call(id);
        }, 'LISTED_SECURITIES'),
      },
    ],
  },
  requestCollateralInfo: {
    'collateral.request-info: own-review': othersReview({ note: 'Please add a photo of the stamp.' }),
  },
  rejectCollateral: {
    'collateral.reject: own-review': othersReview({ reason: 'NOT_ACCEPTED', note: null }),
  },
};
