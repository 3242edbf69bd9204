import { LocalDate } from '#contracts/dates.ts';
import { Sha256 } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

/** The texts that a customer accepts or can read. */
export const LegalDocumentKind = z.enum(['terms', 'privacy']);

const paragraph = z.string().check(z.minLength(1));

/** The month that a text was written for, "2026-11", and a number where there was more than one. */
export const LegalDocumentVersion = z.string().check(z.regex(/^\d{4}-\d{2}(\.\d+)?$/));

/** One version of a legal text; it never changes. Confirming an order names the version and hash that were shown. */
export const LegalDocument = z.object({
  kind: LegalDocumentKind,
  version: LegalDocumentVersion,
  effectiveFrom: LocalDate,
  hash: Sha256,
  title: paragraph,
  summary: z.array(paragraph).check(z.minLength(1)),
  sections: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
        heading: paragraph,
        paragraphs: z.array(paragraph).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});

/** What a list of versions tells of each. */
export const LegalDocumentEdition = z.object({
  version: LegalDocumentVersion,
  effectiveFrom: LocalDate,
  hash: Sha256,
  title: paragraph,
  /** Whether it is the one in force. */
  isCurrent: z.boolean(),
});

/** The newest first. */
export const LegalDocumentEditions = z.object({ items: z.array(LegalDocumentEdition).check(z.minLength(1)) });

export type LegalDocument = z.output<typeof LegalDocument>;
