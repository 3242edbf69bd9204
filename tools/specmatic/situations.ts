import { z } from '#contracts/z.ts';
import { versionTag } from '#mocks/core/entity-tag.ts';
import type { askMock } from '#tools/openapi/ask.ts';
import { readEntities } from '#tools/openapi/entities.ts';
import { byCard } from '#tools/openapi/subjects/subject.ts';

type Mock = Awaited<ReturnType<typeof askMock>>;

/** The state from which an operation succeeds, and who asks for what in it instead of the document's example. */
export interface Situation {
  readonly snapshot: ReturnType<Mock['store']['snapshot']>;
  readonly token: string;
  readonly path: string;
  readonly ifMatch: string | null;
}

const Made = z.object({ id: z.string(), version: z.optional(z.int()) });
const Me = z.object({ user: z.object({ version: z.int() }) });

/** A card whose bank asks the customer to confirm each payment. */
const askingCard = {
  number: '4000002500003155',
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  holder: 'Mira Okafor',
};

/**
 * The situations of operations that the customer of the examples cannot carry out, by method and path: an account that
 * can be deleted has no open plans, and a payment waits for its confirmation for an hour only. The store is as before
 * afterwards, and the customer of the examples and an administrator are signed in.
 */
export async function situationsOf(mock: Mock): Promise<ReadonlyMap<string, Situation>> {
  const { ask, store, signIn, tokens } = mock;
  const start = store.snapshot();
  const made = async (...asked: Parameters<typeof ask>) => z.parse(Made, (await ask(...asked)).body);
  const situation = (path: string, version: number | null): Situation => ({
    snapshot: store.snapshot(),
    token: tokens.signedIn ?? '',
    path,
    ifMatch: version === null ? null : versionTag(version),
  });

  await signIn('signedIn', 'new.customer@example.com');
  const { user } = z.parse(Me, (await ask('getMe', {})).body);
  const open = situation('/v1/me/deletion-request', user.version);
  const leaving = await made('requestDeletion', { ifMatch: versionTag(user.version) });
  const ending = situation('/v1/me/deletion-request', leaving.version ?? 0);

  await store.restore(start);
  await signIn('signedIn');
  await signIn('administrator');
  const signedIn = store.snapshot();
  const { orders } = await readEntities(ask);
  const unpaid = orders.find(({ actions }) =>
    actions.some(({ action, allowed }) => action === 'pay' && allowed),
  );
  if (!unpaid) throw new Error('The scenario of the examples has no order whose down payment can be paid.');
  const cardTokenId = (await made('createCardToken', { body: askingCard })).id;
  const { downPayment: amount } = unpaid;
  const body = { amount, ...byCard({ ...mock.seeded, cardTokenId }, amount) };
  const payment = await made('payOrder', { params: { orderId: unpaid.id }, body });
  const waiting = situation(`/v1/payments/${payment.id}/confirmations`, null);
  await store.restore(signedIn);

  return new Map([
    ['POST /v1/me/deletion-request', open],
    ['DELETE /v1/me/deletion-request', ending],
    ['POST /v1/payments/{paymentId}/confirmations', waiting],
  ]);
}
