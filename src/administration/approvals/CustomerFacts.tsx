import { Stack } from '@mantine/core';
import type { CustomerFigures } from '#contracts/users/customer-figures.ts';
import { riskTiers } from '#src/administration/users/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Count } from '#src/ui/format/Count.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';

/** What a decision about a customer rests on, as it is now. */
export function CustomerFacts({ customer }: { readonly customer: CustomerFigures }) {
  const { principalLeft, daysPastDue, riskTier, openPlans, monthlyIncome } = customer;
  return (
    <Stack gap="xs">
      <SumList
        items={[
          { label: 'Principal left', value: <Money value={principalLeft} /> },
          { label: 'Days past due', value: daysPastDue === 0 ? 'None' : <Count value={daysPastDue} /> },
          { label: 'Tier', value: riskTiers[riskTier] },
          { label: 'Open plans', value: <Count value={openPlans} /> },
          {
            label: 'Stated monthly income',
            value: monthlyIncome === null ? 'Never stated' : <Money value={monthlyIncome} />,
          },
        ]}
      />
      <AppLink to={paths.users({ open: customer.id })}>View customer</AppLink>
    </Stack>
  );
}
