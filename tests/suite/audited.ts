import type { AuditAction } from '#contracts/audit/actions.ts';
import { auditActionOf, type Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { names } from './operation-names.ts';

/** Commands whose request changes nothing that the audit has a name for, and why. */
const withoutEntry: Partial<Record<OperationName, string>> = {
  createChallenge: 'the figures that its code confirms still hold',
};

/** The action of the first event, where it is not the command's own. */
const auditedFirst: Partial<Record<OperationName, AuditAction>> = {
  verifyChallenge: 'user.email-changed', // the purpose of the request's code
  changeRole: 'approval.requested', // every change needs a second person
  createDiscount: 'approval.requested', // every new code needs a second person
  endDiscount: 'approval.requested', // and every end of one
  writeOffPlan: 'approval.requested', // every write-off needs a second person
};

/** The action under which the audit has the request of an operation; undefined if it has none. */
export function actionOf(name: OperationName): AuditAction | undefined {
  const endpoint: Endpoint = contract[name];
  return name in withoutEntry ? undefined : (auditedFirst[name] ?? auditActionOf(endpoint));
}

/** Every command that the audit has a name for, so that a new one is tested as soon as it has a request. */
export const auditedCommands = names((endpoint) => endpoint.idempotent && auditActionOf(endpoint)).filter(
  (name) => !(name in withoutEntry),
);

/** Every command whose request leaves nothing in the audit. */
export const unauditedCommands = names(({ idempotent }) => idempotent).filter(
  (name) => !auditedCommands.includes(name),
);
