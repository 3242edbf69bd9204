import { happy } from './happy.ts';
import type { Scenario } from './scenario.ts';

export const adminViewer: Scenario = {
  ...happy,
  description:
    'The shop of happy, seen by an administrator who may only read: each action says what it needs.',
  opens: '/mini-admin/payments?as=viewer',
};
