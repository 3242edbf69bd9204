import { describe, expect, test } from 'vitest';
import { saveForReload, takeSaved } from '#src/pwa/release/persisted-state.ts';
import { persistedFieldNames } from '#src/pwa/release/persisted-fields.ts';
import { blocked, memory } from '#tests/src/origin.ts';

const key = 'tranche.reload-state';
const now = 1_000_000;
const path = '/auth/login?next=%2Forders';
const kept = { persistedFields: { 'sign-in.contact': 'mira@example.test' }, rail: true, scroll: 420 };

function saved(what = kept) {
  const storage = memory();
  expect(saveForReload({ storage, now, path, build: 'one' }, what)).toBe(true);
  return storage;
}
interface Envelope {
  v: number;
  state: Record<string, { v: number; data: unknown }>;
}

/** What is stored, after a change. */
function savedWith(change: (envelope: Envelope) => void) {
  const storage = saved();
  const envelope = JSON.parse(storage.all()[key] ?? '') as Envelope; // as saved above
  change(envelope);
  return memory({ [key]: JSON.stringify(envelope) });
}

describe('what a page stores for a reload', () => {
  test('typed text, the collapsed drawer and the scroll position are restored, once [RELEASE-02]', () => {
    const storage = saved();
    expect(takeSaved({ storage, now: now + 800, path })).toEqual(kept);
    expect(storage.all()).toEqual({});
    expect(takeSaved({ storage, now: now + 800, path })).toEqual({});
  });

  test('the stored state is removed before it is used, even if it cannot be used', () => {
    const storage = memory({ [key]: '{"v":1' });
    expect(takeSaved({ storage, now, path })).toEqual({});
    expect(storage.all()).toEqual({});
  });

  test('a state that is older than a minute, or dated in the future, is ignored', () => {
    expect(takeSaved({ storage: saved(), now: now + 60_000, path })).toEqual(kept);
    expect(takeSaved({ storage: saved(), now: now + 60_001, path })).toEqual({});
    expect(takeSaved({ storage: saved(), now: now - 1, path })).toEqual({});
  });

  test.each(['persistedFields', 'rail', 'scroll'] as const)(
    'a part of another version is dropped alone: %s',
    (name) => {
      const storage = savedWith(({ state }) => void (state[name] = { v: 2, data: kept[name] }));
      const { [name]: _dropped, ...remaining } = kept;
      expect(takeSaved({ storage, now, path })).toEqual(remaining);
    },
  );

  test.each([
    ['persistedFields', { 'sign-in.contact': 7 }],
    ['persistedFields', { 'sign-in.contact': 'x'.repeat(2_001) }],
    ['persistedFields', { 'card.number': '4111111111111111' }],
    ['rail', 'yes'],
    ['scroll', -1],
  ] as const)('a part of another form (%s, %j) is dropped alone', (name, data) => {
    const storage = savedWith(({ state }) => void (state[name] = { v: 1, data }));
    const { [name]: _dropped, ...remaining } = kept;
    expect(takeSaved({ storage, now, path })).toEqual(remaining);
  });

  test('an unknown part is ignored, and so is everything that has another format', () => {
    expect(
      takeSaved({ storage: savedWith(({ state }) => (state['basket'] = { v: 1, data: 1 })), now, path }),
    ).toEqual(kept);
    expect(takeSaved({ storage: savedWith((envelope) => (envelope.v = 2)), now, path })).toEqual({});
  });

  test('on another page typed text is restored, but not the scroll position', () => {
    const { scroll: _scroll, ...remaining } = kept;
    expect(takeSaved({ storage: saved(), now, path: '/' })).toEqual(remaining);
  });

  test('more than 256 KB are not stored, and the caller is informed', () => {
    const storage = memory();
    const persistedFields = { 'sign-in.contact': 'é'.repeat(131_072) };
    expect(saveForReload({ storage, now, path, build: 'one' }, { persistedFields })).toBe(false);
    expect(storage.all()).toEqual({});
  });

  test('with blocked storage nothing is stored, and nothing fails', () => {
    for (const storage of [null, blocked]) {
      expect(saveForReload({ storage, now, path, build: null }, kept)).toBe(false);
      expect(takeSaved({ storage, now, path })).toEqual({});
    }
  });

  test('cards, codes and tokens have no name under which they could be stored', () => {
    expect(persistedFieldNames).toEqual(['sign-in.contact', 'calculator.amount']);
    const text = saved().all()[key] ?? '';
    expect(Object.keys(JSON.parse(text).state)).toEqual(['persistedFields', 'rail', 'scroll']);
    expect(Object.keys(JSON.parse(text))).toEqual(['v', 'at', 'fromBuild', 'path', 'state']);
  });
});
