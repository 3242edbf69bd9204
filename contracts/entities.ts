import { described } from './described.ts';
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
  'discount',
  'scratchcard-batch',
  'scratchcard',
  'notification',
  'approval',
  'job',
  'administrator',
  'inbox-item',
  'saved-view',
] as const;

export const EntityType = described(
  z.enum(entityTypes),
  'The entities of the contract; their changes are audited and listed in the feed of changes.',
);
export type EntityType = z.output<typeof EntityType>;

export const EntityReference = described(
  z.object({ type: EntityType, id: z.string().check(z.minLength(1)) }),
  'An entity by its type and id.',
);
export type EntityReference = z.output<typeof EntityReference>;

export const EntityName = described(
  z.nullable(z.string().check(z.minLength(1))),
  'The name by which an administrator knows an entity: "Mira Okafor", "PLN-000101"; null if it has none.',
);
