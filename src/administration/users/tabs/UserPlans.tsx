import { Stack } from '@mantine/core';
import type { UserDetails } from '#contracts/users/user.ts';
import { useListAllPlansQuery } from '#src/administration/plans/api.ts';
import { planStatuses } from '#src/resources/plans/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { FetchedRows } from './FetchedRows.tsx';

/** The newest plans of a customer, with a link to all. */
export function UserPlans({ user: { id: userId } }: { readonly user: UserDetails }) {
  const response = useListAllPlansQuery({ query: { filter: { userId: [userId] }, limit: 10 } });
  return (
    <Stack gap="sm">
      <FetchedRows
        response={response}
        none="No plans yet."
        more={<AppLink to={paths.administrationPlans({ userId })}>View plans</AppLink>}
      >
        {(plans) => (
          <SmallTable
            columns={['Plan', 'Status', 'Left to pay']}
            rows={plans.map(({ id, number, status, leftToPay }) => ({
              key: id,
              cells: [
                <EntityLink key="plan" type="plan" id={id} name={number} />,
                <Status key="status" {...planStatuses[status]} />,
                <Money key="left" value={leftToPay} />,
              ],
            }))}
          />
        )}
      </FetchedRows>
    </Stack>
  );
}
