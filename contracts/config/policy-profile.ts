import { described } from '#contracts/described.ts';
import { z } from '#contracts/z.ts';

export const PolicyProfileName = described(
  z.enum(['GENERIC', 'EU', 'UK_DPC', 'KSA_BNPL']),
  'The jurisdiction whose limits apply, by its name (docs/domain.md, "Policy profiles").',
);
export type PolicyProfileName = z.output<typeof PolicyProfileName>;
