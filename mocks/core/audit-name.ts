import type { AuditAction } from '#contracts/audit/actions.ts';
import { auditActionOf } from '#contracts/endpoint.ts';
import { invariant } from '#mocks/invariant.ts';
import type { Operation } from './operation.ts';

/** What the audit calls a command: as its endpoint says, unless its handler says that it came out otherwise. */
export function auditNameOf({ name, endpoint }: Operation) {
  const { auditOutcomes } = endpoint;
  let action = auditActionOf(endpoint);
  return {
    action: () => action,
    auditAs: auditOutcomes
      ? (outcome: AuditAction) => {
          invariant(auditOutcomes.includes(outcome), `${name} does not declare the outcome ${outcome}.`);
          action = outcome;
        }
      : null,
  };
}
