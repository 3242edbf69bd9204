import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { Sha256 } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

export const LegalDocumentKind = described(
  z.enum(['terms', 'privacy']),
  'The texts that a customer accepts or can read.',
);

const paragraph = z.string().check(z.minLength(1));

export const LegalDocumentVersion = described(
  z.string().check(z.regex(/^\d{4}-\d{2}(\.\d+)?$/)),
  'The month for which a text was written, "2026-11", with a number if there was more than one.',
);

/** A table at the end of a section; each row has a cell for each column. */
const LegalTable = z
  .object({
    columns: z.array(paragraph).check(z.minLength(2)),
    rows: z.array(z.array(paragraph)).check(z.minLength(1)),
  })
  .check(z.refine(({ columns, rows }) => rows.every((cells) => cells.length === columns.length)));

export const LegalDocument = described(
  z.object({
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
  }),
  'One version of a legal text; it never changes. Confirming an order names the version and hash that were shown.',
);

export const LegalDocumentEdition = described(
  z.object({
    version: LegalDocumentVersion,
    effectiveFrom: LocalDate,
    hash: Sha256,
    title: paragraph,
    isCurrent: described(z.boolean(), 'True for the version in force.'),
  }),
  'The facts of a version in a list of versions.',
);

export const LegalDocumentEditions = described(
  z.object({ items: z.array(LegalDocumentEdition).check(z.minLength(1)) }),
  'Newest first.',
);

export type LegalDocument = z.output<typeof LegalDocument>;
