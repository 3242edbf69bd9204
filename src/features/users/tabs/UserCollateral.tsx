import { Stack } from '@mantine/core';
import type { UserDetails } from '#contracts/users/user.ts';
import { useListAllCollateralsQuery } from '#src/features/collateral/api.ts';
import { collateralStatuses } from '#src/features/collateral/labels.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { SmallTable } from '#src/ui/SmallTable.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Fetched } from './Fetched.tsx';

/** What a customer has offered as collateral. */
export function UserCollateral({ user: { id: userId } }: { readonly user: UserDetails }) {
  const answer = useListAllCollateralsQuery({ query: { filter: { userId: [userId] }, limit: 10 } });
  return (
    <Stack gap="sm">
      <Fetched answer={answer} none="No collateral yet.">
        {(items) => (
          <SmallTable
            columns={['Item', 'Status', 'Value']}
            rows={items.map(({ id, description, status, value }) => ({
              key: id,
              cells: [
                <EntityLink key="item" type="collateral" id={id} name={description} />,
                <Status key="status" {...collateralStatuses[status]} />,
                <Money key="value" value={value} />,
              ],
            }))}
          />
        )}
      </Fetched>
      <AppLink to={paths.administrationCollateral({ userId })}>View collateral</AppLink>
    </Stack>
  );
}
