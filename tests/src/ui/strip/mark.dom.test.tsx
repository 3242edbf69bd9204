import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faviconText, markSegments } from '#src/ui/strip/mark-drawing.ts';
import { Mark } from '#src/ui/strip/Mark.tsx';
import { render } from '#tests/kit/render.tsx';

test('the icon of the site is the mark (node tools/pictures.ts writes it)', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(faviconText());
});

test('the mark in the page is the same drawing', () => {
  const { container } = render(<Mark />);
  const drawn = Array.from(container.querySelectorAll('rect'), (rect) => [
    Number(rect.getAttribute('x')),
    Number(rect.getAttribute('height')),
  ]);
  expect(drawn).toEqual(markSegments.map(({ x, height }) => [x, height]));
});
