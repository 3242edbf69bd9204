import type { Endpoint } from '#contracts/endpoint.ts';
import { lackingPermission } from '#contracts/lacking-permission.ts';
import type { Permission } from '#contracts/permissions.ts';
import { problem, type Problem, ProblemError } from './handler-result.ts';
import type { Subject } from './subject.ts';

/** Returns the problem of a person without this permission, else null. */
export function lacking(permission: Permission, { role, permissions }: Subject): Problem | null {
  if (permissions.includes(permission)) return null;
  const detail = role ? lackingPermission(role, permission) : 'This is for administrators only.';
  return problem('forbidden', detail, { requiredPermission: permission });
}

/** Returns the same for the permission that an endpoint declares. */
export const lackingFor = ({ permission }: Pick<Endpoint, 'permission'>, subject: Subject): Problem | null =>
  permission ? lacking(permission, subject) : null;

/** Raises forbidden for a person who may not use the endpoint; for commands that run through another endpoint. */
export function requirePermission(endpoint: Pick<Endpoint, 'permission'>, subject: Subject): void {
  const refusal = lackingFor(endpoint, subject);
  if (refusal) throw new ProblemError(refusal);
}
