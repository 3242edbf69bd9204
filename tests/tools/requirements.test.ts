import { describe, expect, test } from 'vitest';
import { requirements } from '#src/demo/requirements.ts';
import open from '#tests/requirements-open.json' with { type: 'json' };

const counts = { ROUTE: 18, NAV: 4, SHELL: 9, ERROR: 4, PWA: 7, RELEASE: 4, API: 3, CONST: 10 };

describe('the list of requirements', () => {
  test('has every id of every group, without a gap', () => {
    const all = Object.entries(counts).flatMap(([group, count]) =>
      Array.from({ length: count }, (_none, index) => `${group}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(Object.keys(requirements)).toEqual(all);
  });

  test('names a page for each', () => {
    const without = Object.entries(requirements).filter(([, { opens, pages }]) => !opens && !pages);
    expect(without).toEqual([]);
  });

  test('has no open requirement', () => {
    expect(open).toEqual({});
  });
});
