import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LegalDocument } from '#contracts/legal/document.ts';
import { documentOn } from '#mocks/resources/legal/documents.ts';
import { openBackend } from '#tests/kit/backend.ts';

const kinds = ['terms', 'privacy'] as const;

describe('legal texts', () => {
  test.each(kinds)(
    'the %s are answered in version 2026-11, and say that they are a demonstration',
    async (kind) => {
      const document = await (await openBackend()).done(200, 'getLegalDocument', { params: { kind } });
      expect(document).toMatchObject({ kind, version: '2026-11' });
      expect(document).toEqual(documentOn(kind, '2027-01-10', 'EU'));
      expect(document.summary.join(' ')).toMatch(/demonstration/);
      const words = document.sections
        .flatMap(({ paragraphs }) => paragraphs)
        .join(' ')
        .split(' ');
      expect(words.length).toBeGreaterThan(300);
    },
  );

  test.each(kinds)('the hash of the %s covers all of its text', (kind) => {
    const { hash, version, effectiveFrom, title, summary, sections } = LegalDocument.parse(
      documentOn(kind, '2027-01-10', 'EU'),
    );
    const read = [kind, version, effectiveFrom, title, ...summary];
    for (const { heading, paragraphs, table } of sections)
      read.push(heading, ...paragraphs, ...(table ? [...table.columns, ...table.rows.flat()] : []));
    expect(hash).toBe(createHash('sha256').update(read.join('\n')).digest('hex'));
  });

  test('every version can be read, and the list has them newest first', async () => {
    const { done, rejected } = await openBackend();
    const { items } = await done(200, 'listLegalDocumentVersions', { params: { kind: 'terms' } });
    expect(items.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      ['2026-11', true],
      ['2025-01', false],
    ]);
    for (const { version, hash, effectiveFrom, title } of items) {
      const text = await done(200, 'getLegalDocumentVersion', { params: { kind: 'terms', version } });
      expect(text).toMatchObject({ version, hash, effectiveFrom, title });
      const read = [text.kind, version, effectiveFrom, title, ...text.summary];
      for (const { heading, paragraphs } of text.sections) read.push(heading, ...paragraphs);
      expect(hash).toBe(createHash('sha256').update(read.join('\n')).digest('hex'));
    }
    expect(new Set(items.map(({ hash }) => hash)).size).toBe(2);
    await rejected('not-found', 'getLegalDocumentVersion', { params: { kind: 'terms', version: '2024-01' } });
    await rejected('not-found', 'getLegalDocumentVersion', {
      params: { kind: 'privacy', version: '2025-01' },
    });
  });

  test('every order was signed under the terms of its day, which are still readable', async () => {
    const { store, done } = await openBackend({ scenario: 'happy' });
    const signed = store.tables.orders.all().flatMap(({ terms }) => (terms ? [terms] : []));
    expect(new Set(signed.map(({ version }) => version))).toEqual(new Set(['2025-01', '2026-11']));
    for (const { version, hash, acceptedAt } of signed) {
      const text = await done(200, 'getLegalDocumentVersion', { params: { kind: 'terms', version } });
      expect(text.hash).toBe(hash);
      expect(acceptedAt.slice(0, 10) >= '2026-11-01').toBe(version === '2026-11');
    }
  });

  test('the two texts have different hashes, and no section id is used twice', () => {
    expect(new Set(kinds.map((kind) => documentOn(kind, '2027-01-10', 'EU').hash)).size).toBe(2);
    for (const kind of kinds) {
      const ids = documentOn(kind, '2027-01-10', 'EU').sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test.each([
    '2.00',
    '4.00',
    '6.00',
    '8.00',
    '24.00',
    '14 days',
    '72 hours',
    '30 minutes',
    '5 days of grace',
  ])('the terms name %s, as docs/domain.md does', (figure) => {
    const text = documentOn('terms', '2027-01-10', 'EU').sections.flatMap(({ heading, paragraphs }) => [
      heading,
      ...paragraphs,
    ]);
    expect(text.join('\n')).toContain(figure);
  });
});
