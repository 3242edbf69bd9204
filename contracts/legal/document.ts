import { LocalDate } from '#contracts/dates.ts';
import { Sha256 } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

/** The texts that a customer accepts or can read. */
export const LegalDocumentKind = z.enum(['terms', 'privacy']);

const paragraph = z.string().check(z.minLength(1));

/** The month for which a text was written, "2026-11", with a number if there was more than one. */
export const LegalDocumentVersion = z.string().check(z.regex(/^\d{4}-\d{2}(\.\d+)?$/));

/** A table at the end of a section; each row has a cell for each column. */
const LegalTable = z
  .object({
    columns: z.array(paragraph).check(z.minLength(2)),
    rows: z.array(z.array(paragraph)).check(z.minLength(1)),
  })
  .check(z.refine(({ columns, rows }) => rows.every((cells) => cells.length === columns.length)));

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
        table: z.nullable(LegalTable),
      }),
    )
    .check(z.minLength(1)),
});

/** The facts of a version in a list of versions. */
export const LegalDocumentEdition = z.object({
  version: LegalDocumentVersion,
  effectiveFrom: LocalDate,
  hash: Sha256,
  title: paragraph,
  /** True for the version in force. */
  isCurrent: z.boolean(),
});

/** Newest first. */
export const LegalDocumentEditions = z.object({ items: z.array(LegalDocumentEdition).check(z.minLength(1)) });

export type LegalDocument = z.output<typeof LegalDocument>;
