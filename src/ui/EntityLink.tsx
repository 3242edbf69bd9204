import type { EntityReference } from '#contracts/entities.ts';
import { entityAddress } from '#src/platform/entity-address.ts';
import { AppLink } from './AppLink.tsx';

/** Leads an administrator to an entity by its id; only its name where it has no page. */
export function EntityLink({ type, id, name }: EntityReference & { readonly name: string }) {
  const to = entityAddress({ type, id });
  return to === null ? name : <AppLink to={to}>{name}</AppLink>;
}
