import { expect, test } from 'vitest';
import type { StatusLabel } from '#src/ui/parts/status-label.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  '/src/{customer,administration,resources}/*/labels.ts',
  {
    eager: true,
  },
);

const isLabel = (value: unknown): value is StatusLabel =>
  typeof value === 'object' && value !== null && 'word' in value && 'tone' in value;

const labels = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((table) => (typeof table === 'object' && table !== null ? Object.values(table) : []))
  .filter(isLabel);

test('a word has one colour for all entities (docs/colours.md)', () => {
  expect(labels.length).toBeGreaterThan(60);
  const tones = Map.groupBy(labels, ({ word }) => word);
  const several = [...tones].flatMap(([word, uses]) => {
    const different = new Set(uses.map(({ tone }) => tone));
    return different.size > 1 ? [`${word}: ${[...different].join(', ')}`] : [];
  });
  expect(several).toEqual([]);
});
