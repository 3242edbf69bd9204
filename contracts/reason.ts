import { z } from './z.ts';

/** Why an administrator does something, in a few words; the audit keeps it. */
export const Reason = z.string().check(z.minLength(3), z.maxLength(500));

/** Why an administrator does something grave, in a sentence; the audit keeps it. */
export const DetailedReason = z.string().check(z.minLength(10), z.maxLength(500));
