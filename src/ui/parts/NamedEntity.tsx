import type { EntityReference } from '#contracts/entities.ts';
import { EntityLink } from './EntityLink.tsx';

interface Props {
  readonly entity: EntityReference;
  /** Null if the entity has no name. */
  readonly entityName: string | null;
}

/** Links an administrator to an entity by its name. */
export const NamedEntity = ({ entity, entityName }: Props) => (
  <EntityLink {...entity} {...(entityName !== null && { name: entityName })} />
);
