import { expect, test } from 'vitest';
import { sectionsContaining } from '#src/customer/legal/search-text.ts';
import { versionChanges } from '#src/customer/legal/version-changes.ts';

const section = (id: string, ...paragraphs: string[]) => ({
  id,
  heading: `About ${id}`,
  paragraphs,
  table: null,
});
const sectionAbout = (id: string, ...texts: string[]) => ({ id, heading: `About ${id}`, texts });

/** A section with a table of these rows. */
const tabled = (...rows: string[][]) => ({
  ...section('data', 'All of it:'),
  table: { columns: ['Data', 'What for'], rows },
});

test('changes are listed section by section, without unchanged text', () => {
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

test('a search finds paragraphs in any case, and whole sections by their heading', () => {
  const sections = [section('fees', 'A Late fee.', 'Interest.'), section('paying', 'Early.', 'In parts.')];
  expect(sectionsContaining(sections, ' late ')).toEqual([sectionAbout('fees', 'A Late fee.')]);
  expect(sectionsContaining(sections, 'about paying')).toEqual([
    sectionAbout('paying', 'Early.', 'In parts.'),
  ]);
  expect(sectionsContaining(sections, 'nothing')).toEqual([]);
  expect(sectionsContaining(sections, '  ')).toEqual([]);
});

test('the rows of a table are compared and found like paragraphs', () => {
  const [cards, name] = [
    ['Cards', 'To pay'],
    ['Name', 'To know you'],
  ];
  const before = { sections: [tabled(cards, ['Name', 'To greet you'])] };
  expect(versionChanges(before, { sections: [tabled(cards, name)] })).toEqual([
    { heading: 'About data', added: ['Name – To know you'], removed: ['Name – To greet you'] },
  ]);
  expect(sectionsContaining([tabled(cards, name)], 'to know')).toEqual([
    sectionAbout('data', 'Name – To know you'),
  ]);
});
