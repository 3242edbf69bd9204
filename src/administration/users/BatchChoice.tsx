import type { ComponentProps } from 'react';
import { NativeSelect } from '@mantine/core';
import { useListBatchesQuery } from '#src/administration/batches/api.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

/** The batches with a scratchcard to give: active ones whose PINs were not exported. */
export function BatchChoice(controlled: ComponentProps<typeof NativeSelect>) {
  const moneyText = useMoneyText();
  const { data, error } = useListBatchesQuery({ query: { filter: { status: ['ACTIVE'] }, limit: 100 } });
  const batches = data?.items.filter(({ exportedAt, counts }) => exportedAt === null && counts.active > 0);
  return (
    <NativeSelect
      {...controlled}
      label="Batch"
      description={
        !data && error !== undefined
          ? 'The batches could not be read. Close this and try again.'
          : batches?.length === 0
            ? 'There is none. Create a batch, activate it, and do not export its PINs.'
            : 'An active one whose PINs were not exported.'
      }
      data={[
        { value: '', label: 'Choose a batch' },
        ...(batches ?? []).map(({ id, number, name, value }) => ({
          value: id,
          label: `${number} · ${name}, ${moneyText(value)}`,
        })),
      ]}
    />
  );
}
