import type { LocalDate } from '#contracts/dates.ts';
import type { CustomerFigures } from '#contracts/users/customer-figures.ts';
import type { ApprovalRecord, RequestFacts } from '#mocks/core/rows.ts';
import { customerIdIn } from '#mocks/resources/entity-customer.ts';
import { entityNameIn } from '#mocks/resources/entity-name.ts';
import { daysPastDueOf } from '#mocks/rules/lateness.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { amountsOf } from './amounts.ts';

/** Returns what a request for approval is about: its entity, its amounts, and the customer as they stand today. */
export const requestFacts = (tables: Reads, request: ApprovalRecord, today: LocalDate): RequestFacts => ({
  entityName: entityNameIn(tables, request.entity),
  customer: figuresOf(tables, customerIdIn(tables, request.entity), today),
  ...amountsOf(request),
});

function figuresOf(tables: Reads, userId: string | null, today: LocalDate): CustomerFigures | null {
  const user = tables.users.get(userId ?? '');
  if (!user) return null;
  const { id, fullName, riskTier, openPlans, nextDue, creditLimit } = user;
  const daysPastDue = daysPastDueOf(nextDue, today);
  const principalLeft = { amountMinor: user.principalLeft, currency: creditLimit.currency };
  const assessments = tables.assessments
    .by('userId', id)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const monthlyIncome = assessments[0]?.monthlyIncome ?? null;
  return { id, fullName, riskTier, principalLeft, openPlans, daysPastDue, monthlyIncome };
}
