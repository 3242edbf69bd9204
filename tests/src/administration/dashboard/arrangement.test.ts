import { describe, expect, test } from 'vitest';
import {
  inOrder,
  shownOf,
  storedArrangement,
  usualArrangement,
  withMoved,
  withShown,
} from '#src/administration/dashboard/arrangement.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const all = ['a', 'b', 'c', 'd'] as const;

describe('the arrangement of the dashboard', () => {
  test('a tile is moved by one place and stays within its group', () => {
    const once = withMoved(usualArrangement, all, 'c', -1);
    expect(inOrder(all, once)).toEqual(['a', 'c', 'b', 'd']);
    expect(inOrder(all, withMoved(once, all, 'c', 1))).toEqual(all);
    expect(withMoved(usualArrangement, all, 'a', -1)).toBe(usualArrangement);
    expect(withMoved(usualArrangement, all, 'd', 1)).toBe(usualArrangement);
    const other = withMoved(once, ['x', 'y'] as const, 'y', -1);
    expect(inOrder(all, other)).toEqual(['a', 'c', 'b', 'd']);
    expect(inOrder(['x', 'y'] as const, other)).toEqual(['y', 'x']);
  });

  test('a hidden tile keeps its position, and a tile of a newer release comes last', () => {
    const arrangement = withShown(withMoved(usualArrangement, ['a', 'b', 'c'], 'c', -1), 'c', false);
    expect(shownOf(all, arrangement)).toEqual(['a', 'b', 'd']);
    expect(shownOf(all, withShown(arrangement, 'c', true))).toEqual(['a', 'c', 'b', 'd']);
  });

  test('each administrator has their own; an invalid one is ignored', () => {
    const storage = memory();
    storedArrangement(storage, 'adm_1').write(withShown(usualArrangement, 'a', false));
    expect(storedArrangement(storage, 'adm_1').read()).toEqual({ order: [], hidden: ['a'] });
    expect(storedArrangement(storage, 'adm_2').read()).toBeNull();
    storage.setItem('tranche.dashboard.adm_2', '{"order":7}');
    expect(storedArrangement(storage, 'adm_2').read()).toBeNull();
    expect(storedArrangement(storage, undefined).write(usualArrangement)).toBe(false);
  });
});
