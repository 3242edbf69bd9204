import { Box, Table, Text, VisuallyHidden } from '@mantine/core';
import { AdministratorRole, permissions, roles } from '#contracts/permissions.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { permissionNames, roleNames } from '#contracts/permission-names.ts';

/** Every permission and the roles that have it, as the contract grants them. */
export function RoleTable() {
  return (
    <section aria-labelledby="roles">
      <Box component="h2" id="roles" mt="xl" mb="xs">
        What each role allows
      </Box>
      <Table.ScrollContainer
        minWidth="52rem"
        type="native"
        pos="relative"
        tabIndex={0} // the keyboard scrolls it
        role="group"
        aria-labelledby="roles"
      >
        <Table fz="sm" layout="fixed" aria-labelledby="roles">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" w="13rem">
                Permission
              </Table.Th>
              {AdministratorRole.options.map((role) => (
                <Table.Th key={role} scope="col" ta="center">
                  {roleNames[role]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {permissions.map((permission) => (
              <Table.Tr key={permission}>
                <Table.Th scope="row" fw="var(--mantine-font-weight-regular)">
                  {permissionNames[permission]}
                  <Text size="xs" c="dimmed">
                    {permission}
                  </Text>
                </Table.Th>
                {AdministratorRole.options.map((role) => (
                  <Table.Td key={role} ta="center">
                    {roles[role].includes(permission) ? (
                      <>
                        <Icon name="check" size={16} />
                        <VisuallyHidden>Yes</VisuallyHidden>
                      </>
                    ) : (
                      <VisuallyHidden>No</VisuallyHidden>
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}
