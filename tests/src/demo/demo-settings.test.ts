import { expect, test } from 'vitest';
import { matchPath } from '#src/platform/routing/paths.ts';
import { demoSettings } from '#src/demo/demo-settings.ts';
import { scenarios, scenarioNames } from '#mocks/scenarios/index.ts';
import { addressOf } from '#mocks/scenarios/scenario.ts';
import { isScenarioLink, linkedTour, scenarioLink, tourLink } from '#src/demo/demo-addresses.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { pageLinks } from '#tests/kit/state-links.ts';
import { networkNames } from '#contracts/mock-control.ts';

const nothing = { as: null, network: null, profile: null, fails: [], cart: [], offer: null, contact: null };

test('an address requests a person, network and failures with the mock backend only', () => {
  const search =
    '?as=customer&network=stalled&profile=UK_DPC&fails=/v1/plans&fails=/v1/me&cart=ESPRESSO-01&offer=STD6&contact=%2B49151';
  expect(demoSettings(search, { mocks: 'on' })).toEqual({
    as: 'customer',
    network: 'stalled',
    profile: 'UK_DPC',
    fails: ['/v1/plans', '/v1/me'],
    cart: ['ESPRESSO-01'],
    offer: 'STD6',
    contact: '+49151',
  });
  expect(demoSettings(search, { mocks: 'off' })).toEqual(nothing);
  expect(demoSettings('?as=administrator', { mocks: 'on' })).toEqual({ ...nothing, as: 'administrator' });
  expect(demoSettings('?as=viewer', { mocks: 'on' })).toEqual({ ...nothing, as: 'viewer' });
  expect(demoSettings('?as=reviewer', { mocks: 'on' })).toEqual(nothing);
});

test('each link of the gallery leads to an existing page, scenario and network', () => {
  const links = pageLinks.flatMap(({ states }) => states);
  const ways = links.map(({ address, presses }) => [address, ...presses].join());
  expect(new Set(ways).size).toBe(ways.length);
  for (const { address } of links) {
    const { pathname, searchParams } = new URL(address, 'http://app.test');
    expect(matchPath(pathname), address).not.toBeNull();
    expect(scenarioNames).toContain(searchParams.get('scenario'));
    expect([null, ...networkNames]).toContain(searchParams.get('network'));
  }
});

test('each scenario opens a page, as a person of the demo or as a guest', async () => {
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (name === 'big-list') continue; // its address names no row
    const { store } = await openBackend({ scenario: name });
    const address = addressOf(scenario, store.tables);
    expect(address, name).not.toContain('undefined');
    const { pathname, search } = new URL(address, 'http://app.test');
    expect(matchPath(pathname), name).not.toBeNull();
    expect(demoSettings(search, { mocks: 'on' }).as, name).toBe(scenario.person);
  }
});

test('a link to a scenario is its name at “/” without any other part', () => {
  const isLink = (address: string, mocks: 'on' | 'off' = 'on') =>
    isScenarioLink(new URL(address, 'http://app.test'), { mocks });
  expect(scenarioLink('overdue-fee')).toBe('/?scenario=overdue-fee');
  expect(isLink('/?scenario=overdue-fee')).toBe(true);
  expect(isLink('/?scenario=overdue-fee', 'off')).toBe(false);
  for (const address of [
    '/',
    '/?scenario=',
    '/?scenario=overdue-fee&as=customer',
    '/?scenario=overdue-fee&day=2027-01-13',
    '/installments?scenario=overdue-fee',
  ])
    expect(isLink(address), address).toBe(false);
});

test('a link to a tour is its name at “/” without any other part', () => {
  const tourOf = (address: string, mocks: 'on' | 'off' = 'on') =>
    linkedTour(new URL(address, 'http://app.test'), { mocks });
  expect(tourOf(tourLink('first-purchase'))).toBe('first-purchase');
  expect(tourOf('/?tour=first-purchase', 'off')).toBeNull();
  for (const address of ['/', '/?tour=first-purchase&as=customer', '/orders?tour=first-purchase'])
    expect(tourOf(address), address).toBeNull();
});
