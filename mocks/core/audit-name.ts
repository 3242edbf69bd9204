import type { AuditAction } from '#contracts/audit/actions.ts';
import { auditActionOf } from '#contracts/endpoint.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Operation } from './operation.ts';

/** Returns a command's audit action: that of its endpoint, unless its handler has set another outcome. */
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
