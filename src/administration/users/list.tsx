import { listUsers } from '#contracts/users/endpoints.ts';
import { listPage } from '#src/layout/list-page.tsx';
import { nothing } from '#src/kits/lists/columns/column.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { unblockUser, userActions } from './actions.ts';
import { blockUsers, messageUsers, tagUsers, unblockUsers, untagUsers } from './bulk.ts';
import { sendUserMessage } from './note-actions.ts';
import { Contact } from './Contact.tsx';
import { ImportButton } from './ImportButton.tsx';
import { OpenPlans } from './OpenPlans.tsx';
import { useGetUserQuery, useListUsersQuery } from './api.ts';
import { kycStatuses, riskTiers, userStatuses, yesOrNo } from './labels.ts';
import { UserDetails } from './details.tsx';

/** Named filters for customers. */
const userViews = {
  overdue: { label: 'Overdue', filter: { pastDue: ['YES'] } },
  blocked: { label: 'Blocked', filter: { status: ['BLOCKED'] } },
} as const;

const { text, money, day, dateTime, word, status, custom } = columnsOf(listUsers);
const { choice, days, moments, amounts } = filtersOf(listUsers);

export const userList = defineList(listUsers, {
  name: 'Users',
  page: 'administrationUsers',
  keyOf: ({ id }) => id,
  useRows: useListUsersQuery,
  columns: [
    text('fullName', 'Name', { placement: 'title', sort: true, personal: true }),
    custom('contact', 'Contact', (user) => <Contact user={user} />, {
      personal: true,
      exported: ({ maskedEmail }) => maskedEmail,
      beside: {
        key: 'contactPhone',
        header: 'Contact, phone',
        exported: ({ maskedPhone }) => maskedPhone,
      },
    }),
    text('riskTier', 'Tier', { sort: true }),
    money('creditLimit', 'Limit', { sort: true }),
    money('principalLeft', 'Principal left', { sort: true }),
    custom('openPlans', 'Open plans', (user) => (user.openPlans > 0 ? <OpenPlans user={user} /> : nothing), {
      align: 'end',
      extra: true,
      exported: ({ openPlans }) => openPlans,
    }),
    custom('daysPastDue', 'Days past due', ({ daysPastDue }) => (daysPastDue > 0 ? daysPastDue : nothing), {
      sort: 'daysPastDue',
      align: 'end',
      exported: ({ daysPastDue }) => daysPastDue,
    }),
    word('savedCard', 'Saved card', yesOrNo, { optional: true }),
    day('noteDueOn', 'Note due', { optional: true }),
    custom('tags', 'Tags', ({ tags }) => tags.join(', ') || null, { optional: true }),
    dateTime('lastSeenAt', 'Last seen', { sort: true }),
    custom('identity', 'Identity', ({ kycStatus }) => kycStatuses[kycStatus].word, { extra: true }),
    text('id', 'Customer ID', { optional: true }),
    day('createdAt', 'Customer since', { sort: true, extra: true }),
    status('status', 'Status', userStatuses, { sort: true, filter: true }),
  ],
  filters: [
    choice('kycStatus', 'Identity', kycStatuses),
    choice('riskTier', 'Tier', riskTiers),
    choice('pastDue', 'Overdue', yesOrNo),
    choice('savedCard', 'Saved card', yesOrNo),
    amounts('principalLeft', 'Principal left'),
    days('noteDueOn', 'Note due', 'past'),
    moments('lastSeenAt', 'Last seen'),
    moments('createdAt', 'Customer since'),
  ],
  views: userViews,
  details: {
    useEntity: (userId) => useGetUserQuery({ params: { userId } }),
    title: ({ fullName }) => fullName,
    ownHistory: true,
    Facts: UserDetails,
    usual: [sendUserMessage, unblockUser],
    actions: userActions,
  },
  bulk: [messageUsers, tagUsers, untagUsers, blockUsers, unblockUsers],
  empty: { title: 'No customers yet', text: 'A customer appears here after logging in for the first time.' },
});

export default listPage(userList, () => ({ actions: <ImportButton /> }));
