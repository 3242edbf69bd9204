import { Text } from '@mantine/core';
import type { AdministratorDetails } from '#contracts/administrators/administrator.ts';
import { changeRole as changeRoleEndpoint, simulateRoleChange } from '#contracts/administrators/endpoints.ts';
import type { AdministratorRole } from '#contracts/permissions.ts';
import { approvalRequested } from '#src/kits/actions/approval-requested.tsx';
import { defineAction } from '#src/kits/actions/action.ts';
import { choiceField, reasonField } from '#src/kits/actions/fields.tsx';
import { roleNames } from '#contracts/permission-names.ts';
import { detailedLength } from '#contracts/reason.ts';
import { RoleChange } from './RoleChange.tsx';

export const changeRole = defineAction(changeRoleEndpoint, {
  label: 'Change role',
  compares: [{ label: 'Role', value: ({ role }: AdministratorDetails) => roleNames[role] }],
  lead: ({ fullName, role }) => `${fullName} has the role ${roleNames[role]} now.`,
  form: {
    role: choiceField<AdministratorDetails, AdministratorRole>('New role', roleNames, {
      unchosen: 'Choose a role',
      except: ({ role }) => role,
    }),
    reason: reasonField<AdministratorDetails>(detailedLength),
  },
  simulation: {
    by: simulateRoleChange,
    explain: (after: AdministratorDetails, before) => (
      <>
        <Text size="sm" fw="var(--mantine-font-weight-medium)" mb="2xs">
          A second administrator has to approve this. Nothing changes until then.
        </Text>
        <RoleChange before={before.permissions} after={after.permissions} />
      </>
    ),
  },
  confirm: () => 'Request new role',
  receipt: (response) =>
    'operation' in response
      ? approvalRequested(response, 'changed')
      : { title: `The role is ${roleNames[response.role]} now` },
});
