import type { EntityReference } from '#contracts/entities.ts';
import { entityAddress } from '#src/platform/entity-address.ts';
import { AppLink } from './AppLink.tsx';
import { capitalised } from './capitalised.ts';

/** Leads an administrator to an entity by its id; without a name it says what kind it is. Only text where it has no page. */
export function EntityLink({ type, id, name }: EntityReference & { readonly name?: string }) {
  const to = entityAddress({ type, id });
  const kind = type.replaceAll('-', ' ');
  if (to === null) return name ?? capitalised(kind);
  return <AppLink to={to}>{name ?? `View ${kind}`}</AppLink>;
}
