import { z } from '#contracts/z.ts';

/** The jurisdiction whose limits apply, by its name (docs/domain.md, "Policy profiles"). */
export const PolicyProfileName = z.enum(['GENERIC', 'EU', 'UK_DPC', 'KSA_BNPL']);
export type PolicyProfileName = z.output<typeof PolicyProfileName>;
