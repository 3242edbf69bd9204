import { describe, expect, test } from 'vitest';
import { mayReload } from '#src/pwa/release/reload-guard.ts';
import { blocked, memory } from '#tests/src/origin.ts';

const t = 1_000_000;

describe('a reload by the application', () => {
  test('is allowed once per path in 10,000 ms [CONST-01] [RELEASE-03]', () => {
    const storage = memory();
    expect(mayReload(storage, '/users', t)).toBe(true);
    expect(mayReload(storage, '/users', t)).toBe(false);
    expect(mayReload(storage, '/users', t + 9_999)).toBe(false);
    expect(mayReload(storage, '/users', t + 10_000)).toBe(true);
  });

  test('another path has its own limit [RELEASE-03]', () => {
    const storage = memory();
    expect(mayReload(storage, '/users', t)).toBe(true);
    expect(mayReload(storage, '/orders', t + 1)).toBe(true);
  });

  test('going from A to B and back to A does not reset it [CONST-01] [RELEASE-03]', () => {
    const storage = memory();
    const answers = ['/a', '/b', '/a', '/b', '/a'].map((path, index) => mayReload(storage, path, t + index));
    expect(answers).toEqual([true, true, false, false, false]);
  });

  test('three a minute are allowed over all paths', () => {
    const storage = memory();
    const at = (path: string, ms: number) => mayReload(storage, path, t + ms);
    expect([at('/a', 0), at('/b', 1), at('/c', 2), at('/d', 3)]).toEqual([true, true, true, false]);
    expect(at('/d', 59_999)).toBe(false);
    expect(at('/d', 60_000)).toBe(true);
  });

  test('never without storage, or with one that refuses: nothing would end the loop', () => {
    expect(mayReload(null, '/a', t)).toBe(false);
    expect(mayReload(blocked, '/a', t)).toBe(false);
    const full = { ...memory(), setItem: blocked.setItem };
    expect(mayReload(full, '/a', t)).toBe(false);
  });

  test('a record that cannot be read counts as empty, and is overwritten', () => {
    const storage = memory({ 'tranche.reloads': '{"path":"/a"' });
    expect(mayReload(storage, '/a', t)).toBe(true);
    expect(mayReload(storage, '/a', t)).toBe(false);
  });

  test('a clock that was set back does not block it forever', () => {
    const storage = memory();
    expect(mayReload(storage, '/a', t)).toBe(true);
    expect(mayReload(storage, '/a', t - 3_600_000)).toBe(true);
    expect(mayReload(storage, '/a', t - 3_600_000 + 1)).toBe(false);
  });

  test('only the last minute is recorded', () => {
    const storage = memory();
    for (let minute = 0; minute < 50; minute += 1) mayReload(storage, `/${minute}`, t + minute * 60_000);
    expect(JSON.parse(storage.all()['tranche.reloads'] ?? '')).toHaveLength(1);
  });
});
