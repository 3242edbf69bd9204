import type { Audience } from '#contracts/notifications/content.ts';
import type { Reads } from '#mocks/tables.ts';

/** Above so many recipients a second administrator approves. */
export const RECIPIENTS_OF_ONE_PERSON = 100;

/** A customer as the table has them. */
export type Recipient = ReturnType<Reads['users']['all']>[number];

type Tables = Pick<Reads, 'users' | 'plans'>;

/** The customers of an audience whose account is active, by their ids. */
export function recipientsOf(tables: Tables, audience: Audience): readonly Recipient[] {
  const belongs = belongingTo(tables, audience);
  return tables.users
    .by('status', 'ACTIVE')
    .filter(belongs)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
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
          const late = new Set(plans.by('status', 'OVERDUE').map(({ userId }) => userId));
          return ({ id }) => late.has(id);
        }
      }
  }
}
