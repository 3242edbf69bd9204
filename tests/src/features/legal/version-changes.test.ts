import { expect, test } from 'vitest';
import { sectionsSaying } from '#src/features/legal/search-text.ts';
import { versionChanges } from '#src/features/legal/version-changes.ts';

const section = (id: string, ...paragraphs: string[]) => ({ id, heading: `About ${id}`, paragraphs });

test('what was added, reworded and taken out, section by section; what stayed is not told', () => {
  const before = {
    sections: [section('costs', 'Same.', 'Old.'), section('ends', 'Gone.'), section('stays', 'A.')],
  };
  const after = {
    sections: [section('who', 'New.'), section('costs', 'Same.', 'Newer.'), section('stays', 'A.')],
  };
  expect(versionChanges(before, after)).toEqual([
    { heading: 'About who', added: ['New.'], removed: [] },
    { heading: 'About costs', added: ['Newer.'], removed: ['Old.'] },
    { heading: 'About ends', added: [], removed: ['Gone.'] },
  ]);
});

test('a search finds paragraphs whatever their case, and all of a section by its heading', () => {
  const sections = [section('fees', 'A Late fee.', 'Interest.'), section('paying', 'Early.', 'In parts.')];
  expect(sectionsSaying(sections, ' late ')).toEqual([section('fees', 'A Late fee.')]);
  expect(sectionsSaying(sections, 'about paying')).toEqual([sections[1]]);
  expect(sectionsSaying(sections, 'nothing')).toEqual([]);
  expect(sectionsSaying(sections, '  ')).toEqual([]);
});
