import type { Campaign } from '#contracts/notifications/campaign.ts';

export type CampaignRecord = Campaign;
