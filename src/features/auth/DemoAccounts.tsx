import { Stack, Text } from '@mantine/core';
import { DemoValues } from '#src/ui/DemoValues.tsx';
import { demoAccounts } from './demo-accounts.ts';

/** The accounts of the demo; a press fills in the contact of one. */
export default function DemoAccounts({ onUse }: { readonly onUse: (contact: string) => void }) {
  return (
    <Stack gap="xs">
      <DemoValues
        label="Demo accounts"
        heading="Accounts of this demo"
        values={demoAccounts}
        textOf={({ contact }) => contact}
        onUse={({ contact }) => onUse(contact)}
      />
      <Text size="sm" c="dimmed">
        Any other contact opens a new account. Codes appear at the top of the page.
      </Text>
    </Stack>
  );
}
