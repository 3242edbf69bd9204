import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LegalDocument } from '#contracts/legal/document.ts';
import { currentDocument } from '#mocks/resources/legal/handlers.ts';
import { openBackend } from '#tests/kit/backend.ts';

const kinds = ['terms', 'privacy'] as const;

describe('legal texts', () => {
  test.each(kinds)(
    'the %s are answered in version 2026-11, and say that they are a demonstration',
    async (kind) => {
      const document = await (await openBackend()).done(200, 'getDocument', { params: { kind } });
      expect(document).toMatchObject({ kind, version: '2026-11' });
      expect(document).toEqual(currentDocument(kind));
      expect(document.summary.join(' ')).toMatch(/demonstration/);
      const words = document.sections
        .flatMap(({ paragraphs }) => paragraphs)
        .join(' ')
        .split(' ');
      expect(words.length).toBeGreaterThan(300);
    },
  );

  test.each(kinds)('the hash of the %s is that of all that is read', (kind) => {
    const { hash, version, effectiveFrom, title, summary, sections } = LegalDocument.parse(
      currentDocument(kind),
    );
    const read = [kind, version, effectiveFrom, title, ...summary];
    for (const { heading, paragraphs } of sections) read.push(heading, ...paragraphs);
    expect(hash).toBe(createHash('sha256').update(read.join('\n')).digest('hex'));
  });

  test('the two have different hashes, and no section id comes twice', () => {
    expect(new Set(kinds.map((kind) => currentDocument(kind).hash)).size).toBe(2);
    for (const kind of kinds) {
      const ids = currentDocument(kind).sections.map(({ id }) => id);
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
    const text = currentDocument('terms').sections.flatMap(({ heading, paragraphs }) => [
      heading,
      ...paragraphs,
    ]);
    expect(text.join('\n')).toContain(figure);
  });
});
