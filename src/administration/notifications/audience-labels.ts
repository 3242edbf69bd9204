import type { Audience, Segment } from '#contracts/notifications/content.ts';
import type { DeliveryStatus, ExclusionReason, RefusalReason } from '#contracts/notifications/delivery.ts';
import type { z } from '#contracts/z.ts';
import type { RowWords } from '#src/kits/actions/bulk/amount.ts';
import { kycStatuses, riskTiers } from '#src/administration/users/labels.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';
import { bad, good, info, neutral, waiting, type StatusLabels } from '#src/ui/parts/status-label.ts';

// In a file of its own, because the list shows neither audiences nor recipients.

export const segments: Readonly<Record<z.output<typeof Segment>, string>> = {
  WITH_PLAN: 'With an open plan',
  OVERDUE: 'With an overdue plan',
  WITHOUT_PLAN: 'Without an open plan',
  ALL: 'All customers',
};

/** Describes an audience. */
export function audienceWords(audience: Audience): string {
  switch (audience.kind) {
    case 'SEGMENT':
      return segments[audience.segment];
    case 'USERS':
      return audience.userIds.length === 1
        ? '1 chosen customer'
        : `${audience.userIds.length} chosen customers`;
    case 'FILTER':
      return filterWords(audience) || segments.ALL;
  }
}

/** "Tier A or Tier B, identity verified"; empty without a filter. */
function filterWords({ riskTiers: tiers, kycStatuses: statuses }: Extract<Audience, { kind: 'FILTER' }>) {
  const identities = statuses.map((status) => kycStatuses[status].word.toLowerCase()).join(' or ');
  const parts = [tiers.map((tier) => riskTiers[tier]).join(' or '), identities && `identity ${identities}`];
  return capitalised(parts.filter((part) => part !== '').join(', '));
}

/** The predicate of a sentence whose subject is a count: "12 do not want it". */
export const exclusionReasons: Readonly<Record<ExclusionReason, RowWords>> = {
  OPT_OUT: { one: 'does not want it', many: 'do not want it' },
  NO_CONTACT: { one: 'cannot be reached there', many: 'cannot be reached there' },
  QUIET_HOURS: { one: 'has quiet hours', many: 'have quiet hours' },
  DUPLICATE: { one: 'got it within a day', many: 'got it within a day' },
  EXPIRED: { one: 'would get it after it expires', many: 'would get it after it expires' },
  NOT_ACTIVE: { one: 'is blocked or closed', many: 'are blocked or closed' },
};

/** The predicate of a sentence whose subject is an id: "usr_01… is not known". */
export const refusalReasons: Readonly<Record<RefusalReason, string>> = {
  NOT_FOUND: 'is not known',
  NOT_ACTIVE: 'is blocked or closed',
};

/** Why deliveries were left out, as row names. */
export const exclusionNames: Readonly<Record<ExclusionReason, string>> = {
  OPT_OUT: 'Not wanted',
  NO_CONTACT: 'No contact there',
  QUIET_HOURS: 'Quiet hours',
  DUPLICATE: 'The same within a day',
  EXPIRED: 'Cancelled or expired',
  NOT_ACTIVE: 'Blocked or closed',
};

export const deliveryStatuses: StatusLabels<z.output<typeof DeliveryStatus>> = {
  DELIVERED: info('Delivered'),
  OPENED: good('Opened'),
  CLICKED: good('Clicked'),
  WAITING: waiting('Waits for the morning'),
  SUPPRESSED: neutral('Not sent'),
  FAILED: waiting('Failed'),
  UNDELIVERABLE: bad('Undeliverable'),
};
