import { Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { DemoValues } from '#src/ui/parts/DemoValues.tsx';
import { onContactOffered } from './code-autofill.ts';
import { demoAccounts } from './demo-accounts.ts';

interface Props {
  readonly onUse: (contact: string) => void;
  /** Called with the contact that a link of the demo logs in. */
  readonly onLogIn?: (contact: string) => void;
}

/** The accounts of the demo; a press fills in the contact of one. */
export function DemoAccounts({ onUse, onLogIn }: Props) {
  const logIn = useEffectEvent((contact: string) => onLogIn?.(contact));
  useEffect(() => {
    const stop = onContactOffered((contact) => logIn(contact));
    return stop;
  }, []);
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
