import type { DiscountPhase } from '#contracts/catalogue/discount.ts';
import { bad, good, info, neutral, type StatusLabels } from '#src/ui/parts/status-label.ts';

export const discountPhases: StatusLabels<DiscountPhase> = {
  COMING: info('Upcoming'),
  VALID: good('Valid'),
  OVER: neutral('Expired'),
  ENDED: bad('Ended'),
};
