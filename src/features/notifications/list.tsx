import type { Campaign, CampaignCategory, Channel } from '#contracts/notifications/campaign.ts';
import { listNotifications } from '#contracts/notifications/endpoints.ts';
import type { z } from '#contracts/z.ts';
import { useListNotificationsQuery } from './api.ts';
import type { Column } from '#src/lists/column.ts';
import { Count } from '#src/ui/Count.tsx';
import { CountBar, type CountPart } from '#src/ui/CountBar.tsx';
import { DataTable } from '#src/lists/DataTable.tsx';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Status } from '#src/ui/Status.tsx';
import { campaignStatuses } from './labels.ts';
import { statusFilter, wordFilter } from '#src/lists/filters.ts';

const categories: Readonly<Record<z.output<typeof CampaignCategory>, string>> = {
  PAYMENT: 'Payment',
  PLAN: 'Plan',
  COLLATERAL: 'Collateral',
  CARD: 'Card',
  SECURITY: 'Security',
  MARKETING: 'Marketing',
};

const channels: Readonly<Record<z.output<typeof Channel>, string>> = {
  IN_APP: 'In app',
  EMAIL: 'E-mail',
  SMS: 'SMS',
  PUSH: 'Push',
};

/** The funnel as parts of the audience: each stage holds the next, so a part is what did not get further. */
function parts({ audienceCount, stats }: Campaign): readonly CountPart[] {
  const reached = stats.sent + stats.errors;
  return [
    { name: 'opened', count: stats.opened, mark: 'full' },
    { name: 'delivered, not opened', count: stats.delivered - stats.opened, mark: 'half' },
    { name: 'sent, not delivered', count: stats.sent - stats.delivered, mark: 'light' },
    { name: 'failed', count: stats.errors, mark: 'bad' },
    { name: 'not sent', count: Math.max(0, audienceCount - reached), mark: 'rest' },
  ];
}

function funnelWords({ audienceCount, stats }: Campaign): string {
  const tried = stats.sent + stats.errors;
  if (tried === 0) return 'Nothing sent yet';
  const opened = stats.opened > 0 ? `, ${stats.opened} opened` : '';
  const failed = stats.errors > 0 ? `, ${stats.errors} failed` : '';
  return `${stats.delivered} of ${audienceCount} delivered${opened}${failed}`;
}

const columns: readonly Column<Campaign>[] = [
  { key: 'name', header: 'Campaign', placement: 'title', sort: 'name', render: (campaign) => campaign.name },
  {
    key: 'category',
    header: 'Category',
    placement: 'detail',
    sort: 'category',
    render: (campaign) => categories[campaign.category],
  },
  {
    key: 'channels',
    header: 'Channels',
    placement: 'detail',
    render: (campaign) => campaign.channels.map((channel) => channels[channel]).join(', '),
  },
  {
    key: 'audience',
    header: 'Audience',
    placement: 'fact',
    sort: 'audienceCount',
    align: 'end',
    render: (campaign) => <Count value={campaign.audienceCount} />,
  },
  {
    key: 'funnel',
    header: 'Delivered and opened',
    placement: 'wide',
    render: (campaign) => (
      <CountBar label={`Funnel of ${campaign.name}`} parts={parts(campaign)} words={funnelWords(campaign)} />
    ),
  },
  {
    key: 'scheduled',
    header: 'Scheduled',
    placement: 'detail',
    render: ({ scheduledAt }) => (scheduledAt === null ? '–' : <DateTimeText value={scheduledAt} />),
  },
  {
    key: 'created',
    header: 'Created',
    placement: 'detail',
    sort: 'createdAt',
    render: (campaign) => <DateTimeText value={campaign.createdAt} form="day" />,
  },
  {
    key: 'status',
    header: 'Status',
    placement: 'side',
    sort: 'status',
    render: (campaign) => <Status {...campaignStatuses[campaign.status]} />,
  },
];

const filters = [
  statusFilter('status', 'Status', campaignStatuses),
  wordFilter('category', 'Category', categories),
];

/** All notification campaigns, each with its funnel. */
export function CampaignList() {
  const { query, control } = useListQuery(listNotifications, { filters });
  const answer = useListNotificationsQuery({ query });
  return (
    <DataTable
      name="Campaigns"
      columns={columns}
      rowKey={(campaign) => campaign.id}
      control={control}
      answer={answer}
      empty={{ title: 'No campaigns yet', text: 'A campaign appears here when it has been drafted.' }}
    />
  );
}
