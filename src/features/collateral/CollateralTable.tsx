import type { CollateralRow } from '#contracts/collateral/collateral.ts';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { SmallTable } from '#src/ui/SmallTable.tsx';
import { Status } from '#src/ui/Status.tsx';
import { collateralStatuses } from './labels.ts';

/** The collateral of an order or a customer, as a table. */
export const CollateralTable = ({ items }: { readonly items: readonly CollateralRow[] }) => (
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
);
