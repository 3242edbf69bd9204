import type { EntityType } from '#contracts/entities.ts';
import { matchesStrongly, versionTag } from '#mocks/core/entity-tag.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';
import type { Reads } from '#mocks/tables.ts';

type Versions = { readonly [Type in EntityType]?: (tables: Reads, id: string) => number | undefined };

const versionOf: Versions = {
  plan: ({ plans }, id) => plans.get(id)?.version,
  payment: ({ payments }, id) => payments.get(id)?.version,
  user: ({ users }, id) => users.get(id)?.version,
  administrator: ({ administrators }, id) => administrators.get(id)?.version,
  notification: ({ notifications }, id) => notifications.get(id)?.version,
};

/** Returns whether what a request for approval is about has changed since, so that its command would be refused. */
export function isOutdated(tables: Reads, { entity, ifMatch }: ApprovalRecord): boolean {
  const version = versionOf[entity.type]?.(tables, entity.id);
  return version !== undefined && ifMatch !== null && !matchesStrongly(ifMatch, versionTag(version));
}
