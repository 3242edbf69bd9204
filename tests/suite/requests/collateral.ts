import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { collateralOf, png, pngPart, reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { securesDefault } from '#tests/kit/secured-default.ts';
import type { Requests } from './callers.ts';

const gold = { type: 'GOLD_JEWELLERY', description: 'Gold chain, 750', declaredValue: euro(1_000_00) };

interface Offering {
  readonly backend: Provider;
  readonly customer: Awaited<ReturnType<typeof person>>;
  readonly collateral: ReturnType<typeof collateralOf>;
  readonly review: Awaited<ReturnType<typeof reviewer>>;
  readonly orderId: string;
}

/** Collateral, its documents and its review. */
export const collateralRequests = {
  getCollateralTypes: async () => ({}),
  getCollateralEstimate: async () => ({ query: { fineness: 750, grams: 38 } }),
  listCollaterals: withCollateral(async ({ collateral, orderId }) => {
    await collateral.offers(orderId);
    await collateral.offers(orderId);
    return {};
  }),
  getCollateral: withCollateral(async ({ collateral, orderId }) => ({
    params: { collateralId: (await collateral.offers(orderId)).id },
  })),
  getCoverage: withCollateral(async ({ collateral, orderId }) => {
    await collateral.offers(orderId);
    return { params: { orderId } };
  }),
  createCollateral: withCollateral(async ({ orderId }) => ({ params: { orderId }, body: gold })),
  updateCollateral: withCollateral(async ({ collateral, orderId }) => ({
    params: { collateralId: (await collateral.offers(orderId)).id },
    body: { ...gold, declaredValue: euro(900_00) },
    ifMatch: '"1"',
  })),
  attachCollateral: withCollateral(async ({ collateral, customer, orderId }) => {
    const { id } = await collateral.offers(orderId);
    await customer.cancels({ id: orderId });
    const other = await collateral.securedOrder();
    return { params: { collateralId: id }, body: { orderId: other.id } };
  }),
  submitCollateral: withCollateral(async ({ collateral, orderId }) => ({
    params: { collateralId: await collateral.documented(orderId) },
    body: { answer: null },
  })),
  removeCollateral: withCollateral(async ({ collateral, orderId }) => ({
    params: { collateralId: (await collateral.offers(orderId)).id },
  })),
  confirmCollateralReturn: withCollateral(async ({ collateral, orderId, backend }) => {
    const { id } = await collateral.offers(orderId);
    await backend.put({ entity: 'collateral', id, state: 'RELEASE_PENDING' });
    return { params: { collateralId: id } };
  }),
  registerDocument: withCollateral(async ({ collateral, orderId }) => ({
    params: { collateralId: (await collateral.offers(orderId)).id },
    body: png,
  })),
  getDocumentUpload: ofDocument({}),
  getDocumentContent: withCollateral(async ({ collateral, orderId, backend }) => {
    const { id, documents } = await collateral.handsIn(orderId);
    const token = await backend.signIn(people.administrator);
    return { token, params: { collateralId: id, documentId: documents[0]?.id ?? '' } };
  }),
  sendDocumentPart: ofDocument({ body: pngPart }),
  correctDocument: ofDocument({ body: { kind: 'INVOICE' } }),
  removeDocument: ofDocument({}),
  listAllCollaterals: withCollateral(async ({ collateral, orderId, backend }) => {
    await collateral.offers(orderId);
    await collateral.offers(orderId);
    return { token: await backend.signIn(people.administrator) };
  }),
  getCollateralAsAdministrator: underReview(),
  takeCollateral: withCollateral(async ({ collateral, orderId, review }) =>
    review.call((await collateral.handsIn(orderId)).id),
  ),
  valueCollateral: underReview({ value: euro(950_00), method: 'APPRAISAL', reason: 'Weighed' }),
  approveCollateral: underReview(),
  acceptCollateral: waiting({ value: euro(950_00), method: 'APPRAISAL', reason: 'Weighed' }),
  requestCollateralInfo: underReview({ note: 'Please add a photo of the stamp.' }),
  rejectCollateral: underReview({ reason: 'OWNERSHIP_UNCLEAR', note: null }),
  announceCollateralSale: inDefault(null, { reason: 'No answer to three letters' }),
  sellCollateral: inDefault(14, { proceeds: euro(900_00), reason: 'The highest of four bids' }),
} satisfies Requests;

/** A customer with an order that waits for collateral, and a reviewer. */
function withCollateral(prepare: (offering: Offering) => Promise<Call>) {
  return async (backend: Provider): Promise<Call> => {
    const customer = await person(backend);
    const collateral = collateralOf(backend, customer);
    const review = await reviewer(backend);
    const { id: orderId } = await collateral.securedOrder();
    return { ...customer.as, ...(await prepare({ backend, customer, collateral, review, orderId })) };
  };
}

function ofDocument(call: Call) {
  return withCollateral(async ({ collateral, orderId }) => {
    const { id: collateralId } = await collateral.offers(orderId);
    const { id: documentId } = await collateral.registers(collateralId);
    return { params: { collateralId, documentId }, ...call };
  });
}

/** A collateral that waits for a reviewer. */
function waiting(body: object) {
  return withCollateral(async ({ collateral, orderId, review }) =>
    review.call((await collateral.handsIn(orderId)).id, body),
  );
}

/** A collateral that the reviewer has taken and valued. */
function underReview(body?: object) {
  return withCollateral(async ({ collateral, orderId, review }) => {
    const { id } = await collateral.handsIn(orderId);
    await review.takes(id);
    await review.values(id, 1_200_00);
    return review.call(id, body);
  });
}

/** Collateral of a plan in default, of whose sale its owner was told so many days ago. */
function inDefault(noticeDaysAgo: number | null, body: object) {
  return async (backend: Provider): Promise<Call> => {
    const { id } = await securesDefault(backend, await person(backend), noticeDaysAgo);
    return (await reviewer(backend, administrators.COLLECTIONS)).call(id, body);
  };
}
