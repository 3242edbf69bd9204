import { Stack } from '@mantine/core';
import type { UserDetails } from '#contracts/users/user.ts';
import { useListAllCollateralsQuery } from '#src/administration/collateral/api.ts';
import { CollateralTable } from '#src/administration/collateral/CollateralTable.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { FetchedRows } from './FetchedRows.tsx';

/** A customer's collateral. */
export function UserCollateral({ user: { id: userId } }: { readonly user: UserDetails }) {
  const response = useListAllCollateralsQuery({ query: { filter: { userId: [userId] }, limit: 10 } });
  return (
    <Stack gap="sm">
      <FetchedRows
        response={response}
        none="No collateral yet."
        more={<AppLink to={paths.administrationCollateral({ userId })}>View collateral</AppLink>}
      >
        {(items) => <CollateralTable items={items} />}
      </FetchedRows>
    </Stack>
  );
}
