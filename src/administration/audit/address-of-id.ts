import type { EntityType } from '#contracts/entities.ts';
import { prefixes } from '#contracts/ids.ts';
import { entityAddress } from '#src/platform/routing/entity-address.ts';

const typeOf: Readonly<Record<string, EntityType>> = {
  [prefixes.user]: 'user',
  [prefixes.administrator]: 'administrator',
  [prefixes.order]: 'order',
  [prefixes.plan]: 'plan',
  [prefixes.payment]: 'payment',
  [prefixes.collateral]: 'collateral',
  [prefixes.batch]: 'scratchcard-batch',
  [prefixes.scratchcard]: 'scratchcard',
  [prefixes.notification]: 'notification',
  [prefixes.approval]: 'approval',
  [prefixes.job]: 'job',
};

/** Returns the address of the entity that has this id; null for any other text. */
export function addressOfId(text: string): string | null {
  const type = /^[a-z]{3}(?=_[0-9A-Z]{26}$)/.exec(text)?.[0];
  const entityType = type === undefined ? undefined : typeOf[type];
  return entityType === undefined ? null : entityAddress({ type: entityType, id: text });
}
