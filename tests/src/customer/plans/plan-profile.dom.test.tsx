import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

/** The figures of a plan that was signed under a profile. */
async function costsUnder(policyProfile: PolicyProfileName): Promise<string> {
  const on = await openBackend({ scenario: 'happy' });
  await on.store.transact(({ tables }) => {
    for (const plan of tables.plans.all()) tables.plans.replace({ ...plan, policyProfile });
  });
  await visit('/installments/details?plan=PLN-000101', { who: 'mira', on });
  return (await screen.findByRole('region', { name: 'Figures' })).textContent;
}

test('a plan shows its annual percentage rate where its jurisdiction does', async () => {
  expect(await costsUnder('EU')).toContain('APRC7.23%');
});

test('is not offered where the profile does not allow it', async () => {
  expect(await costsUnder('KSA_BNPL')).toMatch(/Nominal rate7\.00%(?!APRC)/);
});

test.each([
  ['EU', 1],
  ['GENERIC', 0],
] as const)('the menu of a plan under %s names the withdrawal %i times', async (profile, times) => {
  await costsUnder(profile);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Pay ahead' });
  expect(screen.queryAllByRole('menuitem', { name: /^Withdraw from the plan/ })).toHaveLength(times);
});
