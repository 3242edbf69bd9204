import { expect, test } from 'vitest';
import { styleFindings } from '#tools/lint/style-sheets.ts';

const findingsIn = (declarations: string) => styleFindings('a.css', `.a { ${declarations}}`);

test.each([
  'width: 20px',
  'margin: 0 -1rem',
  'padding: 0.5em',
  'position: sticky; top: 0',
  'color: #fff',
  'background: rgb(0 0 0 / 50%)',
  'font-size: 0.9rem',
  'font-size: clamp(2rem, 5vw, 3rem)',
  'font-size: var(--mantine-font-size-huge)',
  'font-size: min(1.75rem, 13vw)',
  '--figure-size: 1.1rem',
  'font-weight: 600',
  'font-weight: var(--mantine-font-weight-black)',
  'font: 600 1rem sans-serif',
])('the check of style sheets reports %s', (declarations) => {
  const broken = declarations.split('; ').at(-1);
  expect(findingsIn(declarations)).toEqual([expect.stringContaining(`a.css:1: ${broken}: `)]);
});

test.each([
  'border: 3px solid var(--mantine-color-text)',
  'width: 2px',
  'background: linear-gradient(transparent 4px, var(--line) 4px)',
  'gap: 0.25rem',
  'padding: var(--mantine-spacing-md)',
  'position: sticky; top: var(--sticky-top, 0)',
  'position: absolute; top: 0',
  'font-size: var(--mantine-font-size-sm)',
  'font-size: min(var(--mantine-font-size-xl), 11cqi)',
  'font-size: inherit',
  '--figure-size: var(--mantine-font-size-md)',
  'font-weight: var(--mantine-font-weight-medium)',
  'font: inherit',
])('the check of style sheets allows %s', (declarations) => {
  expect(findingsIn(declarations)).toEqual([]);
});
