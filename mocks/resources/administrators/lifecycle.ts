import { administratorActions } from '#contracts/administrators/actions.ts';
import { administratorMachine } from '#contracts/administrators/machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import { administratorGuards, administratorRequestGuards } from './guards.ts';
import type { AdministratorRecord } from './record.ts';

/** The transitions of an administrator's account (docs/domain.md, "Roles"). */
export const administratorLifecycle = lifecycle<AdministratorRecord>()({
  machine: administratorMachine,
  guards: administratorGuards,
  requestGuards: administratorRequestGuards,
  actions: { administration: administratorActions },
  needs: { 'change-role': null },
  stateReasons: { ACTIVE: 'The account is active.' },
});
