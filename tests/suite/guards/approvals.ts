import { approvalIn } from '#tests/suite/requests/administration.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import type { Entry, Situations } from './table.ts';

/** A refund that one administrator has requested, and the decision of another one or of the same one. */
const deciding =
  (requestedBy: string, decidedBy: string) =>
  async (backend: Provider): Promise<Call> => {
    const { id, version } = await approvalIn(backend, requestedBy);
    await backend.wait(61_000); // another code may be sent after a minute
    const token = await backend.signIn(decidedBy);
    const body = { reason: 'The goods were not returned' };
    return { token, params: { approvalId: id }, body, ifMatch: `"${version}"` };
  };

/** The payment of which an approval would refund a part. */
async function requestedRefund(backend: Provider, { token = null, params }: Call) {
  const { entity } = await backend.get('getApproval', { token, params: params ?? {} });
  return backend.done(200, 'getPaymentAsAdministrator', { params: { paymentId: entity.id } }, { token });
}

const secondPerson = [
  {
    situation: 'the administrator who requested it decides',
    code: 'four-eyes-required',
    call: deciding(people.administrator, people.administrator),
  },
] as const satisfies Entry;

const mayDecide = [
  {
    situation: 'the role may not approve refunds',
    code: 'forbidden',
    earlier:
      'today every role that may decide may approve refunds, so the permission of the endpoint refuses',
    call: deciding(people.approver, 'collections@tranche.example'),
  },
] as const satisfies Entry;

export const approvalSituations = {
  approveApproval: {
    'approval.approve: second-person': secondPerson,
    'approval.approve: may-decide': mayDecide,
    'approval.approve: not-outdated': [
      {
        situation: 'the payment has changed since',
        code: 'approval-outdated',
        async call(backend) {
          const call = await deciding(people.administrator, people.approver)(backend);
          const { id: paymentId, version } = await requestedRefund(backend, call);
          const as = { token: call.token ?? null, ifMatch: `"${version}"` };
          await backend.done(200, 'sendPaymentReceipt', { params: { paymentId } }, as);
          return call;
        },
      },
      {
        situation: 'the customer has deleted the account since, which changes nothing of the payment',
        code: 'approval-outdated',
        async call(backend) {
          const call = await deciding(people.administrator, people.approver)(backend);
          const { userId } = await requestedRefund(backend, call);
          await backend.put({ entity: 'user', id: userId, state: 'CLOSED' });
          return call;
        },
      },
    ],
  },
  rejectApproval: {
    'approval.reject: second-person': secondPerson,
    'approval.reject: may-decide': mayDecide,
  },
  withdrawApproval: {
    'approval.withdraw: own-request': [
      {
        situation: 'another administrator has requested it',
        code: 'invalid-transition',
        call: deciding(people.administrator, people.approver),
      },
    ],
  },
} satisfies Partial<Situations>;
