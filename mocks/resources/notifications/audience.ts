import type { Audience } from '#contracts/notifications/content.ts';
import type { AudienceCount } from '#contracts/notifications/delivery.ts';
import { latePlanStates } from '#contracts/plans/states.ts';
import type { Cursor } from '#mocks/store/row-set.ts';
import type { Reads } from '#mocks/resources/tables.ts';

/** Above this number of recipients a second administrator has to approve. */
export const RECIPIENTS_OF_ONE_PERSON = 100;

/** A stored customer. */
export type Recipient = ReturnType<Reads['users']['all']>[number];

type Tables = Pick<Reads, 'users' | 'plans'>;

/** Returns the customers of an audience with an active account, sorted by id. */
export function recipientsOf(tables: Tables, audience: Audience): readonly Recipient[] {
  const belongs = belongingTo(tables, audience);
  return tables.users.by('status', 'ACTIVE').filter(belongs);
}

/**
 * Returns the next recipients after one of them, without iterating over all others.
 * @returns also how many further recipients were seen: 0 means that none follow
 */
export function recipientsAfter(
  tables: Tables,
  audience: Audience,
  id: string | null,
  limit: number,
): { readonly chosen: readonly Recipient[]; readonly left: number } {
  const belongs = belongingTo(tables, audience);
  const recipients: Recipient[] = [];
  let after: Cursor | null = id === null ? null : { key: id, id };
  do {
    const page = tables.users.page({ order: 'id', in: { status: ['ACTIVE'] }, limit: limit + 1, after });
    recipients.push(...page.rows.filter(belongs));
    after = page.next;
  } while (after !== null && recipients.length <= limit);
  return { chosen: recipients.slice(0, limit), left: Math.max(0, recipients.length - limit) };
}

/** Returns which of the customers named one by one are not in the audience, and why. */
export function refusedOf({ users }: Pick<Reads, 'users'>, audience: Audience): AudienceCount['refused'] {
  if (audience.kind !== 'USERS') return [];
  return audience.userIds.flatMap((userId): AudienceCount['refused'] => {
    const user = users.get(userId);
    if (user?.status === 'ACTIVE') return [];
    return [{ userId, reason: user ? 'NOT_ACTIVE' : 'NOT_FOUND' }];
  });
}

function belongingTo({ plans }: Tables, audience: Audience): (user: Recipient) => boolean {
  switch (audience.kind) {
    case 'USERS': {
      const ids = new Set(audience.userIds);
      return ({ id }) => ids.has(id);
    }
    case 'FILTER': {
      const { riskTiers, kycStatuses } = audience;
      return ({ riskTier, kycStatus }) =>
        (riskTiers.length === 0 || riskTiers.includes(riskTier)) &&
        (kycStatuses.length === 0 || kycStatuses.includes(kycStatus));
    }
    case 'SEGMENT':
      switch (audience.segment) {
        case 'ALL':
          return () => true;
        case 'WITH_PLAN':
          return ({ openPlans }) => openPlans > 0;
        case 'WITHOUT_PLAN':
          return ({ openPlans }) => openPlans === 0;
        case 'OVERDUE': {
          const late = new Set(
            latePlanStates.flatMap((status) => plans.by('status', status).map(({ userId }) => userId)),
          );
          return ({ id }) => late.has(id);
        }
      }
  }
}
