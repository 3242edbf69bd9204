import { describe, expect, test } from 'vitest';
import { collateralOf } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { byCard } from '#tests/kit/sources.ts';
import { approved, buys } from '#tests/kit/secured-purchase.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const DAY = 24 * 60 * 60_000;

describe('a plan that is secured', () => {
  test('lacks 160.00 after valueCollateral when its gold is worth 1,000.00, until more is approved', async () => {
    const kit = await approved(await opened('new-user'));
    const { backend, collateral, risk, orderId, id } = kit;
    await buys(kit);
    const body = { value: euro(1_000_00), method: 'MARKET_FEED', reason: 'Gold has fallen' };
    const simulated = await backend.get('simulateValuation', { ...(await risk.call(id, body)) });
    expect(simulated).toMatchObject({ status: 'SHORTFALL', shortfall: euro(160_00) });
    expect((await collateral.now(id)).status).toBe('PLEDGED');

    await risk.does('valueCollateral', id, body);
    expect(await collateral.now(id)).toMatchObject({ status: 'SHORTFALL', shortfall: euro(160_00) });
    const told = async () => {
      const query = { filter: { category: ['COLLATERAL' as const] } };
      return (await backend.done(200, 'listInbox', { query }, kit.customer.as)).items;
    };
    const [shortfall, ...earlier] = await told();
    expect(shortfall?.body).toMatch(/160[.,]00/);
    expect(shortfall?.action?.path).toContain(orderId);
    const camera = await collateral.handsIn(orderId, 'ELECTRONICS', 400_00);
    expect((await collateral.now(id)).status).toBe('SHORTFALL');
    await risk.approves(camera.id, 400_00);
    expect(await collateral.now(id)).toMatchObject({ status: 'PLEDGED', shortfall: null });
    expect((await collateral.now(camera.id)).status).toBe('PLEDGED');
    expect((await told()).length).toBeGreaterThan(earlier.length + 1);
  });

  // Half a month in, 15 of 31 days: 160.00 and R(960.00 × 8.9 % / 12 × 15/31) = 3.45 of interest, which is paid first.
  test.each([
    ['163.44 of prepayPlan leave it short of a cent', 163_44, { status: 'SHORTFALL', shortfall: euro(1) }],
    ['163.45 of prepayPlan cover it again', 163_45, { status: 'PLEDGED', shortfall: null }],
  ])('that lacks 160.00: %s', async (_what, minor, after) => {
    const kit = await approved(await opened('new-user'));
    const { backend, collateral, risk, orderId, id } = kit;
    await buys(kit);
    expect((await collateral.coverage(orderId)).payAhead).toBeNull();
    await risk.values(id, 1_000_00);
    expect((await collateral.coverage(orderId)).payAhead).toEqual(euro(160_00));
    await backend.wait(15 * DAY);
    const customer = await person(backend);
    const later = collateralOf(backend, customer);
    expect((await later.coverage(orderId)).payAhead).toEqual(euro(163_45));
    const { planId } = await customer.orderNow(orderId);
    const params = { planId: planId ?? '' };
    const { version, shortfall } = await backend.done(200, 'getPlan', { params }, customer.as);
    expect(shortfall).toEqual({ missing: euro(160_00), payAhead: euro(163_45) });
    const body = {
      amount: euro(minor),
      mode: 'LOWER_INSTALMENT',
      ...byCard(await customer.card('good'), minor),
    } as const;
    await backend.done(201, 'prepayPlan', { params, body }, { ...customer.as, ifMatch: `"${version}"` });
    expect(await later.now(id)).toMatchObject(after);
    const missing = (await backend.done(200, 'getPlan', { params }, customer.as)).shortfall?.missing ?? null;
    expect(missing).toEqual(after.shortfall);
  });

  test.each(['DEFAULTED', 'WRITTEN_OFF'] as const)(
    'that is %s still lacks 160.00 in getPlan, but nothing can be paid ahead',
    async (status) => {
      const kit = await approved(await opened('new-user'));
      const { backend, customer, collateral, risk, orderId, id } = kit;
      await buys(kit);
      await risk.values(id, 1_000_00);
      const { planId } = await customer.orderNow(orderId);
      const params = { planId: planId ?? '' };
      const before = await backend.done(200, 'getPlan', { params }, customer.as);
      expect(before.shortfall).toEqual({ missing: euro(160_00), payAhead: euro(160_00) });
      await backend.put({ entity: 'plan', id: params.planId, state: status });
      const { shortfall, actions } = await backend.done(200, 'getPlan', { params }, customer.as);
      expect(shortfall).toEqual({ missing: euro(160_00), payAhead: null });
      expect((await collateral.coverage(orderId)).payAhead).toBeNull();
      expect(actions).toContainEqual(expect.objectContaining({ action: 'prepay', allowed: false }));
    },
  );

  test('cannot lose its collateral by removeCollateral', async () => {
    const kit = await approved(await opened('new-user'));
    await buys(kit);
    const call = { params: { collateralId: kit.id } };
    const { planNumber } = await kit.backend.rejected(
      'collateral-already-pledged',
      'removeCollateral',
      call,
      kit.customer.as,
    );
    expect(planNumber).toBe((await kit.customer.orderNow(kit.orderId)).planNumber);
  });

  test('releases its collateral within seven working days after createRefund of everything', async () => {
    const kit = await approved(await opened('new-user'));
    const { backend, collateral, id, customer } = kit;
    const payment = await buys(kit);
    const token = await backend.signIn('admin@tranche.example');
    const params = { paymentId: payment.id };
    const { version, amount } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
    const body = { amount, reason: 'RETURN', note: null } as const;
    await backend.done(201, 'createRefund', { params, body }, { token, ifMatch: `"${version}"` });
    expect(await collateral.now(id)).toMatchObject({ status: 'RELEASE_PENDING', releaseBy: '2027-01-19' });
    const call = { params: { collateralId: id } };
    const returned = await backend.done(200, 'confirmCollateralReturn', call, customer.as);
    expect(returned.status).toBe('RELEASED');
  });
});

describe('a plan that createRefund opens again', () => {
  test('has its collateral again', async () => {
    const kit = await approved(await opened('new-user'));
    const { backend, collateral, id, customer } = kit;
    const payment = await buys(kit);
    const { planId } = await customer.orderNow(kit.orderId);
    const ofPlan = { params: { planId: planId ?? '' } };
    const { amount } = await backend.done(
      200,
      'quoteSettlement',
      { ...ofPlan, body: { on: null } },
      customer.as,
    );
    const body = { amount, ...byCard(await customer.card('good'), amount.amountMinor) };
    await backend.done(201, 'settlePlan', { ...ofPlan, body }, customer.as);
    expect(await collateral.now(id)).toMatchObject({ status: 'RELEASE_PENDING' });
    const token = await backend.signIn('admin@tranche.example');
    const params = { paymentId: payment.id };
    const { version } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
    const part = { amount: euro(10_00), reason: 'GOODWILL', note: null } as const;
    await backend.done(201, 'createRefund', { params, body: part }, { token, ifMatch: `"${version}"` });
    expect(await collateral.now(id)).toMatchObject({ status: 'PLEDGED', releaseBy: null });
  });

  test('lacks what was given back meanwhile, until something else is approved', async () => {
    const kit = await approved(await opened('new-user'));
    const { backend, customer, collateral, risk, orderId, id } = kit;
    await buys(kit);
    const { planId, planNumber } = await customer.orderNow(orderId);
    const settlement = await customer.settles(planNumber ?? '');
    const returned = { params: { collateralId: id } };
    await backend.done(200, 'confirmCollateralReturn', returned, customer.as);
    await administrator(backend).refunds(settlement.id, { amountMinor: 400_00, reason: 'GOODWILL' });
    const plan = () => backend.done(200, 'getPlan', { params: { planId: planId ?? '' } }, customer.as);
    expect(await plan()).toMatchObject({
      status: 'ACTIVE',
      shortfall: { missing: euro(400_00), payAhead: null },
    });
    const camera = await collateral.handsIn(orderId, 'ELECTRONICS', 1_000_00);
    await risk.approves(camera.id, 1_000_00);
    expect((await plan()).shortfall).toBeNull();
    expect((await collateral.now(camera.id)).status).toBe('PLEDGED');
  });
});

watching?.transitions('suite/behaviour/collateral/secured-plan');
