import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { RoleTable } from './RoleTable.tsx';
import { listPage } from '#src/layout/list-page.tsx';
import { getAdministrator, listAdministrators } from '#contracts/administrators/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { changeRole } from './change-role.tsx';
import { roleNames } from '#contracts/permission-names.ts';
import { AdministratorDetails } from './details.tsx';

const { useListAdministratorsQuery, useGetAdministratorQuery } = contractApi({
  listAdministrators,
  getAdministrator,
});

const { text, dateTime, word } = columnsOf(listAdministrators);

export const administratorList = defineList(listAdministrators, {
  name: 'Administrators',
  page: 'administrationAdministrators',
  keyOf: ({ id }) => id,
  useRows: useListAdministratorsQuery,
  columns: [
    text('fullName', 'Name', { placement: 'title', sort: true }),
    text('email', 'E-mail'),
    word('role', 'Role', roleNames, { sort: true, filter: true }),
    dateTime('lastSeenAt', 'Last seen', { sort: true }),
    text('id', 'ID', { optional: true }),
  ],
  details: {
    useEntity: (administratorId) => useGetAdministratorQuery({ params: { administratorId } }),
    title: ({ fullName }) => fullName,
    Facts: AdministratorDetails,
    actions: [changeRole],
    usual: [changeRole],
  },
  empty: { title: 'No administrators yet', text: 'Everyone who works here appears in this list.' },
});

/** The table of roles, once the list is there. */
function useRoles() {
  return { below: useAfterFirstData() && <RoleTable /> };
}

export default listPage(administratorList, useRoles);
