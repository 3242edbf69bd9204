import { z } from './z.ts';

// A list of its own, so that a page that starts builds no schema for it.
export const entityTypes = [
  'user',
  'order',
  'plan',
  'payment',
  'refund',
  'collateral',
  'offer',
  'scratchcard-batch',
  'scratchcard',
  'notification',
  'approval',
  'job',
  'administrator',
  'inbox-item',
  'saved-view',
] as const;

/** The entities of the contract; their changes are audited and listed in the feed of changes. */
export const EntityType = z.enum(entityTypes);
export type EntityType = z.output<typeof EntityType>;

/** An entity by its type and id. */
export const EntityReference = z.object({ type: EntityType, id: z.string().check(z.minLength(1)) });
export type EntityReference = z.output<typeof EntityReference>;

/** The name by which an administrator knows an entity: "Mira Okafor", "PLN-000101"; null if it has none. */
export const EntityName = z.nullable(z.string().check(z.minLength(1)));
