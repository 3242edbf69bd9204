import type { LocalDate } from '#contracts/dates.ts';
import type { LegalDocument } from '#contracts/legal/document.ts';
import { sha256Of } from '#mocks/core/session.ts';
import { earlierTerms } from './earlier-terms.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

type Kind = LegalDocument['kind'];
type Section = LegalDocument['sections'][number];

/** A text as it is written down: most sections have no table. */
export interface LegalText extends Omit<LegalDocument, 'hash' | 'sections'> {
  readonly sections: readonly (Omit<Section, 'table'> & Partial<Pick<Section, 'table'>>)[];
}

/** Every version, newest first; the first one is in force. */
const versions: Readonly<Record<Kind, readonly [LegalDocument, ...LegalDocument[]]>> = {
  terms: [withHash(terms), withHash(earlierTerms)],
  privacy: [withHash(privacy)],
};

export const versionsOf = (kind: Kind): readonly LegalDocument[] => versions[kind];

/** Returns the text in force, whose version and hash an order's confirmation names. */
export function currentDocument(kind: Kind): LegalDocument {
  return versions[kind][0];
}

/** Returns the version that was in force on a day; the oldest one for days before it. */
export function documentOn(kind: Kind, day: LocalDate): LegalDocument {
  const [current, ...older] = versions[kind];
  return [current, ...older].find(({ effectiveFrom }) => effectiveFrom <= day) ?? older.at(-1) ?? current;
}

/** Hashes all text in reading order, one line per piece, so that the hash does not depend on the JSON format. */
function withHash(text: LegalText): LegalDocument {
  const sections = text.sections.map((section) => ({ table: null, ...section }));
  const texts = sections.flatMap(({ heading, paragraphs, table }) => [
    heading,
    ...paragraphs,
    ...(table ? [...table.columns, ...table.rows.flat()] : []),
  ]);
  const read = [text.kind, text.version, text.effectiveFrom, text.title, ...text.summary, ...texts];
  return { ...text, sections, hash: sha256Of(read.join('\n')) };
}
