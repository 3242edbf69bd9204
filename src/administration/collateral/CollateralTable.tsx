import type { CollateralRow } from '#contracts/collateral/collateral.ts';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { collateralStatuses } from '#src/resources/collateral/labels.ts';

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
