import { List, Stack } from '@mantine/core';
import type { AdministratorDetails as Details } from '#contracts/administrators/administrator.ts';
import { PendingApprovals } from '#src/administration/approvals/PendingApprovals.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { permissionNames, roleNames } from '#contracts/permission-names.ts';

/** An administrator: the role, and what it allows. */
export function AdministratorDetails({ entity }: { readonly entity: Details }) {
  const { id, email, role, lastSeenAt, permissions } = entity;
  return (
    <Stack gap="lg">
      <PendingApprovals entityId={id} />
      <EntityFacts
        items={[
          { label: 'Role', value: roleNames[role] },
          { label: 'E-mail', value: email },
          { label: 'Last seen', value: lastSeenAt === null ? '–' : <DateTimeText value={lastSeenAt} /> },
          { label: 'ID', value: id },
        ]}
      />
      <Section title="What the role allows">
        <List size="sm">
          {permissions.map((permission) => (
            <List.Item key={permission}>{permissionNames[permission]}</List.Item>
          ))}
        </List>
      </Section>
    </Stack>
  );
}
