import { List, Text } from '@mantine/core';
import type { Permission } from '#contracts/permissions.ts';
import { permissionNames } from '#contracts/permission-names.ts';

interface Props {
  readonly before: readonly Permission[];
  readonly after: readonly Permission[];
}

/** What a person may do in addition, and no longer, with another role. */
export function RoleChange({ before, after }: Props) {
  const gained = after.filter((permission) => !before.includes(permission));
  const removedPermissions = before.filter((permission) => !after.includes(permission));
  return (
    <>
      <Permissions title="May also" permissions={gained} />
      <Permissions title="May no longer" permissions={removedPermissions} />
    </>
  );
}

function Permissions({
  title,
  permissions,
}: {
  readonly title: string;
  readonly permissions: readonly Permission[];
}) {
  if (permissions.length === 0) return null;
  return (
    <>
      <Text size="sm" fw="var(--mantine-font-weight-medium)" mt="2xs">
        {title}
      </Text>
      <List size="sm">
        {permissions.map((permission) => (
          <List.Item key={permission}>{permissionNames[permission]}</List.Item>
        ))}
      </List>
    </>
  );
}
