import type { EntityReference } from '#contracts/entities.ts';
import { entityAddress } from '#src/platform/routing/entity-address.ts';
import { AppLink } from './AppLink.tsx';
import { capitalised } from '#src/ui/format/capitalised.ts';
import { Verbatim } from './Verbatim.tsx';

/**
 * Links an administrator to an entity by its id. Without a name the text is its kind; without a page it is plain
 * text.
 */
export function EntityLink({ type, id, name }: EntityReference & { readonly name?: string }) {
  const to = entityAddress({ type, id });
  const kind = type.replaceAll('-', ' ');
  const nameText = name === undefined ? null : <Verbatim>{name}</Verbatim>;
  if (to === null) return nameText ?? capitalised(kind);
  return <AppLink to={to}>{nameText ?? `View ${kind}`}</AppLink>;
}
