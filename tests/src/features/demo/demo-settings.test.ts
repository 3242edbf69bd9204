import { expect, test } from 'vitest';
import { matchPath } from '#src/platform/paths.ts';
import { demoSettings } from '#src/features/demo/demo-settings.ts';
import { pageStates } from '#src/features/demo/states.ts';
import { scenarios, scenarioNames } from '#mocks/scenarios/index.ts';
import { networkNames } from '#contracts/mock-control.ts';

const nothing = { as: null, network: null, profile: null, fails: [], cart: [] };

test('an address can request a person, a network and failures, with the mock backend only', () => {
  const search = '?as=customer&network=stalled&profile=UK_DPC&fails=/v1/plans&fails=/v1/me&cart=ESPRESSO-01';
  expect(demoSettings(search, { mocks: 'on' })).toEqual({
    as: 'customer',
    network: 'stalled',
    profile: 'UK_DPC',
    fails: ['/v1/plans', '/v1/me'],
    cart: ['ESPRESSO-01'],
  });
  expect(demoSettings(search, { mocks: 'off' })).toEqual(nothing);
  expect(demoSettings('?as=administrator', { mocks: 'on' })).toEqual({ ...nothing, as: 'administrator' });
  expect(demoSettings('?as=viewer', { mocks: 'on' })).toEqual({ ...nothing, as: 'viewer' });
  expect(demoSettings('?as=reviewer', { mocks: 'on' })).toEqual(nothing);
});

test('each link of the gallery leads to a page, in a scenario and over a network that exist', () => {
  const links = pageStates.flatMap(({ states }) => states);
  const ways = links.map(({ address, presses = [] }) => [address, ...presses].join());
  expect(new Set(ways).size).toBe(ways.length);
  for (const { address } of links) {
    const { pathname, searchParams } = new URL(address, 'http://shop.test');
    expect(matchPath(pathname), address).not.toBeNull();
    expect(scenarioNames).toContain(searchParams.get('scenario'));
    expect([null, ...networkNames]).toContain(searchParams.get('network'));
  }
});

test('each scenario opens a page, as a person of the demo or as a guest', () => {
  for (const [name, { opens }] of Object.entries(scenarios)) {
    const { pathname, searchParams } = new URL(opens, 'http://shop.test');
    expect(matchPath(pathname), name).not.toBeNull();
    const as = searchParams.get('as');
    expect(demoSettings(opens.replace(/^[^?]*/, ''), { mocks: 'on' }).as, name).toBe(as);
  }
});
