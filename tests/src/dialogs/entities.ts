import { contract, type OperationName } from '#contracts/index.ts';
import type { Actionable } from '#src/kits/actions/action.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

const tables = {
  getUser: 'users',
  getOrder: 'orders',
  getOrderAsAdministrator: 'orders',
  getPlan: 'plans',
  getPlanAsAdministrator: 'plans',
  getPayment: 'payments',
  getPaymentAsAdministrator: 'payments',
  getAdministrator: 'administrators',
  getApproval: 'approvals',
  getCollateral: 'collaterals',
  getCollateralAsAdministrator: 'collaterals',
  getBatch: 'batches',
  getScratchcard: 'scratchcards',
  getNotification: 'notifications',
  getJob: 'jobs',
  getDiscount: 'discounts',
} as const;
type Read = keyof typeof tables;

const isRead = (name: OperationName): name is Read => name in tables;

/** The number of rows of a table that are examined. */
const max = 40;
const kept = new Map<OperationName, ReturnType<typeof readEntities>>();

/** The entities that an operation answers, of the scenario with one of each, and who may read them. */
export function entitiesOf(read: OperationName): ReturnType<typeof readEntities> {
  const cachedEntities = kept.get(read) ?? readEntities(read);
  kept.set(read, cachedEntities);
  return cachedEntities;
}

async function readEntities(read: OperationName) {
  const who = /^getMe$|^get(Order|Plan|Payment|Collateral)$/.test(read) ? 'mira' : 'administrator';
  const on = await openBackend({ scenario: 'one-of-each' });
  const token = await on.signIn(people[who]);
  const entities: Actionable[] = [];
  if (read === 'getMe') entities.push(Object((await on.ask('getMe', { token })).body).user as Actionable);
  if (isRead(read)) {
    const [, param = ''] = /\{(\w+)\}/.exec(contract[read].path) ?? [];
    for (const { id } of on.store.tables[tables[read] as 'orders'].all().slice(0, max)) {
      const { status, body } = await on.ask(read, { params: { [param]: id }, token });
      if (status === 200) entities.push(body as Actionable); // the backend has checked it against the contract
    }
  }
  return { role: who === 'mira' ? 'CUSTOMER' : 'ADMINISTRATOR', on, token, entities } as const;
}
