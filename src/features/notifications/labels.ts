import type { CampaignStatus } from '#contracts/notifications/campaign.ts';
import type { z } from '#contracts/z.ts';
import { bad, good, info, neutral, waiting, type StatusLabels } from '#src/ui/status-label.ts';

export const campaignStatuses: StatusLabels<z.output<typeof CampaignStatus>> = {
  SENT: good('Sent'),
  SENDING: info('Sending'),
  SCHEDULED: waiting('Scheduled'),
  PARTIALLY_FAILED: bad('Partly failed'),
  FAILED: bad('Failed'),
  PAUSED: info('Paused'),
  DRAFT: neutral('Draft'),
  CANCELLED: neutral('Cancelled'),
};
