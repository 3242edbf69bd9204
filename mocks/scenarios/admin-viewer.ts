import { happy } from './happy.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

export const adminViewer: Scenario = {
  ...happy,
  title: 'read-only administrator',
  description: 'The shop of happy, seen by a read-only administrator: each action says what it needs.',
  hint: 'Open the actions of this payment: none can be taken.',
  person: 'viewer',
  opens: (tables) => `/mini-admin/payments?open=${tables.payments.by('status', 'FAILED')[0]?.id}`,
};

export const adminViewerFirstScreen: FirstScreen = { texts: [/Your role Viewer can’t/] };
