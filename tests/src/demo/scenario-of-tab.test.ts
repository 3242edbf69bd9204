import { describe, expect, test } from 'vitest';
import { keepScenario, scenarioOfTab } from '#src/demo/scenario-of-tab.ts';

function memory() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

const blocked = {
  getItem: () => {
    throw new DOMException('blocked');
  },
  setItem: () => {
    throw new DOMException('blocked');
  },
  removeItem: () => undefined,
};

describe('the scenario of a tab', () => {
  test('applies to addresses that do not name one, until another is requested', () => {
    const storage = memory();
    expect(scenarioOfTab(null, storage)).toBeNull();
    keepScenario('declined-then-success', storage);
    expect(scenarioOfTab(null, storage)).toBe('declined-then-success');
    expect(scenarioOfTab('happy', storage)).toBe('happy');
  });

  test.each(['null', '{', '7', '["happy"]'])(
    'takes %s in the storage as a name, to be reported',
    (garbage) => {
      const storage = memory();
      storage.setItem('tranche.scenario', garbage);
      expect(scenarioOfTab(null, storage)).toBe(garbage);
      keepScenario('happy', storage);
      expect(scenarioOfTab(null, storage)).toBe('happy');
    },
  );

  test('works without storage', () => {
    for (const storage of [null, blocked]) {
      keepScenario('happy', storage);
      expect(scenarioOfTab(null, storage)).toBeNull();
      expect(scenarioOfTab('no-data', storage)).toBe('no-data');
    }
  });
});
