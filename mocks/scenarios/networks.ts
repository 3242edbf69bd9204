import { happy } from './happy.ts';
import type { NetworkName } from '#contracts/mock-control.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

const over = (
  network: NetworkName,
  words: Pick<Scenario, 'title' | 'description' | 'hint'>,
  opens = '/installments',
): Scenario => ({ ...happy, ...words, network, opens });

/** The shop in use, over faulty networks. */
export const networkScenarios = {
  slow: over('slow', {
    title: 'slow network',
    description: 'Every answer takes a second and a half.',
    hint: 'Open another page: its frame comes first, then its data.',
  }),
  flaky: over('flaky', {
    title: 'answers get lost',
    description: 'The first answer to each request is lost, even if the command succeeded; it is sent again.',
    hint: 'Pay: nothing is charged twice.',
  }),
  offline: over('offline', {
    title: 'no network',
    description: 'What was read twelve minutes ago can be read, and nothing is sent.',
    hint: 'Try to pay.',
  }),
  maintenance: over('maintenance', {
    title: 'maintenance',
    description: 'Closed for maintenance for ten minutes.',
    hint: 'The page counts down; then try again.',
  }),
} satisfies Record<string, Scenario>;

export const networkFirstScreens: Readonly<Record<keyof typeof networkScenarios, FirstScreen>> = {
  slow: { texts: [/PLN-000101/] },
  flaky: { texts: [/PLN-000101/] },
  offline: { texts: [/As of \d\d:\d\d, 12 minutes ago/] },
  maintenance: { texts: [/Closed for maintenance/, /(10:00|9:\d\d)/] },
};
