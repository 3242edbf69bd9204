import { Approval } from '#contracts/approvals/approval.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { z } from '#contracts/z.ts';
import { planOf } from './administered.ts';
import { people } from './people.ts';
import { planHolder } from './plans.ts';
import type { Provider } from './provider.ts';

/** The customer of three headphones for 1,047.00: 104.70 down, 942.30 at 7 % in six months, so 5.50 a month at first. */
export const headphones = (backend: Provider, contact?: string) =>
  planHolder(backend, contact, { product: 'Headphones', offer: 'STD6', choice: { quantity: 3 } });

export const cameBack = 'The parcel came back unopened';

/** Returns a body for so many pieces of the only product of a plan. */
export async function piecesOf(backend: Provider, planId: string, quantity: number) {
  const { items } = await planOf(backend, planId);
  return { items: items.map(({ productId }) => ({ productId, quantity })), reason: cameBack };
}

/** Credits so many pieces: by a second administrator, too, where the command needs one. */
export async function credits(backend: Provider, planId: string, quantity: number): Promise<PlanDetails> {
  const body = await piecesOf(backend, planId, quantity);
  const { token } = await backend.session(people.administrator);
  const { version } = await planOf(backend, planId);
  const answered = await backend.ask('creditGoods', {
    params: { planId },
    body,
    token,
    ifMatch: `"${version}"`,
  });
  const { status, body: answer } = answered;
  if (status === 202) {
    const { id, version: asked } = z.parse(Approval, answer);
    const second = { token: (await backend.session(people.approver)).token };
    const params = { approvalId: id };
    await backend.done(200, 'approveApproval', { params }, { ...second, ifMatch: `"${asked}"` });
  } else if (status !== 200) {
    throw new Error(`creditGoods was answered with ${status}: ${JSON.stringify(answer)}`);
  }
  return planOf(backend, planId);
}
