import { openPlanStates } from '#contracts/plans/states.ts';
import type { UserRow } from '#contracts/users/user.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

/** The number of a customer's open plans, with a link to them. */
export function OpenPlans({ user }: { readonly user: UserRow }) {
  return (
    <AppLink
      to={paths.administrationPlans({
        userId: user.id,
        status: openPlanStates,
      })}
      aria-label={`${user.openPlans}: plans of ${user.fullName}`}
    >
      {user.openPlans}
    </AppLink>
  );
}
