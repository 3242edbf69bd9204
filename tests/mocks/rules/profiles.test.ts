import { describe, expect, test } from 'vitest';
import { isAprcShown, profiles, negligibleRest } from '#mocks/rules/profiles.ts';
import { lateFeeTerms } from '#mocks/rules/late-fees.ts';
import { choosePolicyProfile } from '#mocks/resources/settings.ts';
import { planOffers } from '#mocks/rules/offers.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';

// The cells of the table in docs/domain.md, "Policy profiles", written by hand.
const table = {
  GENERIC: {
    months: 12,
    withdrawal: 0,
    purchaseWithdrawal: 0,
    aprcAtZero: true,
    aprcAbove: true,
    fee: 8_00,
    interest: true,
    cap: null,
    neverLate: 50,
  },
  EU: {
    months: 12,
    withdrawal: 14,
    purchaseWithdrawal: 14,
    aprcAtZero: true,
    aprcAbove: true,
    fee: 8_00,
    interest: true,
    cap: null,
    neverLate: 50,
  },
  UK_DPC: {
    months: 12,
    withdrawal: 0,
    purchaseWithdrawal: 14,
    aprcAtZero: false,
    aprcAbove: true,
    fee: 8_00,
    interest: false,
    cap: null,
    neverLate: 50,
  },
  KSA_BNPL: {
    months: 12,
    withdrawal: 0,
    purchaseWithdrawal: 7,
    aprcAtZero: false,
    aprcAbove: false,
    fee: 0,
    interest: false,
    cap: 5_000,
    neverLate: 50,
  },
} as const;

const names = Object.keys(table) as (keyof typeof table)[];

test('there are these profiles and no others', () => {
  expect(Object.keys(profiles)).toEqual(names);
});

describe.each(names)('%s', (name) => {
  const [cell, profile] = [table[name], profiles[name]];

  test('each cell is that of the table', () => {
    expect({
      months: profile.maxMonthsUnsecured,
      withdrawal: profile.withdrawalDays,
      purchaseWithdrawal: profile.purchaseWithdrawalDays,
      aprcAtZero: isAprcShown(profile, 0),
      aprcAbove: isAprcShown(profile, 1),
      fee: lateFeeTerms(1_200_00, 'EUR', profile).fee,
      interest: profile.allowsInterest,
      cap: profile.maxOwedUnits,
      neverLate: negligibleRest(profile, 'EUR'),
    }).toEqual(cell);
  });

  /** A backend in which this profile applies, with a customer and an order of 1,200.00. */
  async function opened() {
    const backend = await openBackend();
    await choosePolicyProfile(backend.store, name);
    return backend;
  }

  test('offers with interest are refused exactly where no interest is allowed', async () => {
    const backend = await opened();
    const basket = { kind: 'AMOUNT' as const, amount: euro(1_200_00) };
    const body = { basket, downPaymentBps: null, dueDay: null };
    const { offers } = await backend.get('compareQuotes', { body });
    const withInterest = new Set(
      planOffers
        .filter(({ nominalRatePpm, collateralRequired }) => nominalRatePpm > 0 && !collateralRequired)
        .map(({ code }) => code),
    );
    const offersWithInterest = offers.filter(({ offer }) => withInterest.has(offer.code));
    expect(offersWithInterest.length).toBeGreaterThan(0);
    for (const each of offersWithInterest) {
      expect(each.available).toBe(cell.interest);
      if (!each.available) expect(each.refusal.code).toBe('interest-not-allowed');
    }
    const free = offers.find(({ offer }) => offer.code === 'PAY4');
    expect(free).toMatchObject({ available: true, aprcPpm: 0, aprcShown: cell.aprcAtZero });
  });

  test('a plan keeps the profile under which it was signed: withdrawal and late fee', async () => {
    const backend = await opened();
    const customer = await person(backend);
    const order = await customer.confirmed({ offerCode: 'PAY4' });
    await choosePolicyProfile(backend.store, name === 'EU' ? 'GENERIC' : 'EU');
    const plan = backend.store.tables.plans.by('orderId', order.id)[0];
    expect(plan?.policyProfile).toBe(name);
    const quote = backend.store.tables.quotes.get(backend.store.tables.orders.get(order.id)?.quoteId ?? '');
    expect(quote).toMatchObject({ withdrawalDays: cell.withdrawal, policyProfile: name });
    expect(quote?.lateFees.fee.amountMinor).toBe(cell.fee);
  });

  test('no more may be owed than the cap, whatever the limit of the customer is', async () => {
    const backend = await opened();
    const token = await backend.signIn(people.mira);
    const user = backend.store.tables.users.find('phoneE164', people.mira);
    await backend.store.transact(({ tables }) => {
      if (user) tables.users.replace({ ...user, creditLimit: euro(9_000_00) });
    });
    const { available } = await backend.get('getEligibility', { token });
    expect(available).toEqual(euro((cell.cap ?? 9_000) * 100));
  });

  test('the configuration names it', async () => {
    const backend = await opened();
    expect((await backend.get('getConfig')).policyProfile).toBe(name);
  });
});
