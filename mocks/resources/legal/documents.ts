import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { LegalDocument } from '#contracts/legal/document.ts';
import { profiles } from '#mocks/rules/profiles.ts';
import { sha256Of } from '#mocks/core/session.ts';
import type { LegalText } from './legal-text.ts';
import { privacy } from './privacy.ts';
import { termsFor } from './terms.ts';

/** The terms before 2026-11, without the section about who may buy, which that version added. */
const earlierTerms = (terms: LegalText, version: string): LegalText => ({
  ...terms,
  version,
  effectiveFrom: '2025-01-01',
  summary: terms.summary.filter((point) => !point.startsWith('All that it costs')),
  sections: terms.sections.filter(({ id }) => id !== 'who-may'),
});

type Kind = LegalDocument['kind'];

type Versions = readonly [LegalDocument, ...LegalDocument[]];

const privacyVersions: Versions = [withHash(privacy)];

/** The suffixes of version names, so that the texts of two profiles never have the same name. */
const suffixes: Readonly<Record<PolicyProfileName, string>> = {
  EU: '',
  GENERIC: '.1',
  UK_DPC: '.2',
  KSA_BNPL: '.3',
};

/** Versions by profile, built on first use because hashing takes time. */
const termsVersions = new Map<PolicyProfileName, Versions>();

function termsOf(profile: PolicyProfileName): Versions {
  const cachedVersions = termsVersions.get(profile);
  if (cachedVersions) return cachedVersions;
  const current = termsFor(profiles[profile], `2026-11${suffixes[profile]}`);
  const earlier = earlierTerms(current, `2025-01${suffixes[profile]}`);
  const versions: Versions = [withHash(current), withHash(earlier)];
  termsVersions.set(profile, versions);
  return versions;
}

/** Every version for a profile, newest first; the first one is in force. */
export const versionsOf = (kind: Kind, profile: PolicyProfileName): Versions =>
  kind === 'privacy' ? privacyVersions : termsOf(profile);

/** Returns a version by its name, also one of another profile: it was accepted while that was in force. */
export const documentNamed = (kind: Kind, version: string): LegalDocument | undefined =>
  PolicyProfileName.options
    .flatMap((profile) => versionsOf(kind, profile))
    .find((document) => document.version === version);

/** Returns the version in force on a day, which an order's confirmation names; the oldest one for days before all. */
export function documentOn(kind: Kind, day: LocalDate, profile: PolicyProfileName): LegalDocument {
  const [current, ...older] = versionsOf(kind, profile);
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
