import { Alert, Anchor, Group, Text } from '@mantine/core';
import type { ProblemOf } from '#contracts/problem.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

/** Shown in place of any notice of a blocked account: what is blocked, what continues, and whom to ask. */
export function AccountBlocked({ problem }: { readonly problem: ProblemOf<'account-blocked'> }) {
  const { title, supportRef } = problem;
  const { supportEmail } = useConfiguration();
  const [mailbox, domain] = supportEmail.split('@');
  return (
    <Alert role="alert" variant="outline" color="error" icon={<Icon name="warning" />} title={title}>
      <p>You can’t log in, buy or pay here until we unblock it.</p>
      <Text size="sm" mt="xs">
        Your plans continue: due dates stay the same and autopay still charges your card. A late payment costs
        no fee while the account is blocked.
      </Text>
      <Text size="sm" mt="xs">
        To pay what is due or to have the account unblocked, write to{' '}
        <Anchor
          href={`mailto:${supportEmail}?subject=${supportRef}`}
          underline="always"
          inherit
          style={{ overflowWrap: 'anywhere' }}
        >
          {mailbox}@<wbr />
          {domain}
        </Anchor>{' '}
        and name {supportRef}.
      </Text>
      <Group mt="xs">
        <CopyText label="Copy reference" text={supportRef} />
      </Group>
    </Alert>
  );
}
