import type { EntityReference } from '#contracts/entities.ts';
import { entityAddress } from '#src/platform/entity-address.ts';
import { AppLink } from './AppLink.tsx';
import { capitalised } from './capitalised.ts';

/**
 * Links an administrator to an entity by its id. Without a name the text is its kind; without a page it is plain
 * text.
 */
export function EntityLink({ type, id, name }: EntityReference & { readonly name?: string }) {
  const to = entityAddress({ type, id });
  const kind = type.replaceAll('-', ' ');
  if (to === null) return name ?? capitalised(kind);
  return <AppLink to={to}>{name ?? `View ${kind}`}</AppLink>;
}
