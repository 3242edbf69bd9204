import { LocalDate } from '#contracts/dates.ts';
import { Sha256 } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

export const DocumentKind = z.enum(['terms', 'privacy']);

const paragraph = z.string().check(z.minLength(1));

/** A legal text in its current version. Confirming an order names the version and hash that were shown. */
export const LegalDocument = z.object({
  kind: DocumentKind,
  version: z.string().check(z.regex(/^\d{4}-\d{2}(\.\d+)?$/)),
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
export type LegalDocument = z.output<typeof LegalDocument>;
