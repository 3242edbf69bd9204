import type { KycStatus, RiskTier, UserStatus } from '#contracts/users/user.ts';
import type { z } from '#contracts/z.ts';
import { bad, good, info, neutral, waiting, type StatusLabels } from '#src/ui/parts/status-label.ts';

export const userStatuses: StatusLabels<z.output<typeof UserStatus>> = {
  ACTIVE: info('Active'),
  BLOCKED: bad('Blocked'),
  CLOSED: neutral('Closed'),
};

export const kycStatuses: StatusLabels<z.output<typeof KycStatus>> = {
  VERIFIED: good('Verified'),
  PENDING: waiting('In review'),
  FAILED: bad('Rejected'),
  NONE: neutral('Not checked'),
};

export const riskTiers: Readonly<Record<z.output<typeof RiskTier>, string>> = {
  A: 'Tier A',
  B: 'Tier B',
  C: 'Tier C',
  D: 'Tier D',
};

export const yesOrNo = { YES: 'Yes', NO: 'No' } as const;
