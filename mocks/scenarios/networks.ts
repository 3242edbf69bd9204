import { happy } from './happy.ts';
import type { NetworkName } from '#contracts/mock-control.ts';
import type { Scenario } from './scenario.ts';

const over = (network: NetworkName, description: string): Scenario => ({
  ...happy,
  network,
  description,
  opens: '/installments?as=customer',
});

/** The shop in use, over faulty networks. */
export const networkScenarios: Readonly<Record<string, Scenario>> = {
  slow: over('slow', 'Every answer takes a second and a half.'),
  flaky: over(
    'flaky',
    'The first answer to each request is lost on its way, also of commands that were carried out.',
  ),
  offline: over('offline', 'No network: what was read twelve minutes ago can be read, and nothing is sent.'),
  maintenance: over('maintenance', 'Closed for ten minutes of the mock’s clock.'),
};
