import { SegmentedControl, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { ChartCard } from '#src/administration/dashboard/ChartCard.tsx';

const periods = [
  { value: '28', label: '4 weeks' },
  { value: '84', label: '12 weeks' },
  { value: '365', label: 'Year' },
];

/** Redeemed scratchcards over time, and those expected to expire unused. */
export function ScratchcardCharts() {
  const [days, setDays] = useState('84');
  const chosen = { days: Number(days) };
  return (
    <Stack gap="sm" component="section" aria-label="Charts">
      <SegmentedControl
        size="xs"
        aria-label="Period"
        data={periods}
        value={days}
        onChange={setDays}
        w="18rem"
        maw="100%"
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <ChartCard name="redemptions" chosen={chosen} />
        <ChartCard name="breakage" chosen={chosen} />
      </SimpleGrid>
    </Stack>
  );
}
