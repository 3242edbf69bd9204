import { z } from './z.ts';

/** The characters that a short reason has at least. */
export const shortLength = 3;
/** The characters that a detailed reason has at least. */
export const detailedLength = 10;

/** Why an administrator does something, in a few words; the audit keeps it. */
export const Reason = z.string().check(z.minLength(shortLength), z.maxLength(500));

/** Why an administrator does something grave, in a sentence; the audit keeps it. */
export const DetailedReason = z.string().check(z.minLength(detailedLength), z.maxLength(500));
