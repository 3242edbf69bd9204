import { openBackend } from '#tests/kit/backend.ts';
import { planHolder } from '#tests/kit/plans.ts';

/** The state that no scenario has: plans that were paid ahead, settled and withdrawn from, and one in yen. */
export const CHANGED_PLANS = 'with changed plans';

/** Opens a scenario, or the state with changed plans. */
export async function openState(name: string) {
  if (name !== CHANGED_PLANS) return openBackend({ scenario: name, running: true });
  const backend = await openBackend({ running: true });
  const holder = async (contact: string) => {
    await backend.wait(60_000); // the newest plan is found by its id, which begins with its time
    return planHolder(backend, contact);
  };
  const [ahead, settled, withdrawn, foreign] = [
    await holder('+4915100000001'),
    await holder('+4915100000002'),
    await holder('+4915100000003'),
    await holder('+4915100000004'),
  ];
  await withdrawn.until('2027-01-20');
  const { params } = withdrawn;
  const withdrawal = await backend.done(200, 'quoteWithdrawal', { params }, withdrawn.as);
  await withdrawn.withdraws(withdrawal.amount.amountMinor);

  await ahead.until('2027-02-17'); // due on the tenth
  await ahead.pays(183_69);
  await ahead.prepays(300_00, 'LOWER_INSTALMENT');
  await settled.until('2027-02-18');
  const call = { params: settled.params, body: { on: null } };
  const settlement = await backend.done(200, 'quoteSettlement', call, settled.as);
  await settled.settles(settlement.amount.amountMinor);

  await backend.store.transact(({ tables }) => {
    const plan = tables.plans.get(foreign.planId);
    const order = tables.orders.get(plan?.orderId ?? '');
    if (plan) tables.plans.replace({ ...plan, currency: 'JPY' });
    if (order) tables.orders.replace({ ...order, currency: 'JPY' });
    for (const payment of tables.payments.by('planId', foreign.planId))
      tables.payments.replace({ ...payment, currency: 'JPY' });
  });
  return backend;
}
