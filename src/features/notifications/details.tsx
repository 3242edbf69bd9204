import { Stack } from '@mantine/core';
import type { Campaign } from '#contracts/notifications/campaign.ts';
import { Count } from '#src/ui/Count.tsx';
import { CountLegend } from '#src/ui/CountLegend.tsx';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Funnel } from './Funnel.tsx';
import { campaignStatuses, categories, channelsOf } from './labels.ts';
import { partsOf } from './parts.ts';

/** A campaign and how far its messages got. */
export default function CampaignDetails({ entity: campaign }: { readonly entity: Campaign }) {
  const { scheduledAt } = campaign;
  return (
    <Stack gap="lg">
      <SumList
        items={[
          { label: 'Status', value: <Status {...campaignStatuses[campaign.status]} /> },
          { label: 'Category', value: categories[campaign.category] },
          { label: 'Channels', value: channelsOf(campaign) },
          { label: 'Audience', value: <Count value={campaign.audienceCount} /> },
          { label: 'Scheduled', value: scheduledAt === null ? '–' : <DateTimeText value={scheduledAt} /> },
          { label: 'Created', value: <DateTimeText value={campaign.createdAt} /> },
        ]}
      />
      <Funnel campaign={campaign} />
      <CountLegend parts={partsOf(campaign)} />
    </Stack>
  );
}
