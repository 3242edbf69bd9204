import { describe, expect, test, vi } from 'vitest';
import { z } from '#contracts/z.ts';
import { storageOf, storedValue } from '#src/platform/storage/storage.ts';
import { blocked, memory } from '#tests/src/origin.ts';

const Size = z.object({ width: z.number() });

describe('a stored value', () => {
  test('is read as it was written, until it is removed', () => {
    const storage = memory();
    expect(storedValue(storage, 'size', Size).read()).toBeNull();
    expect(storedValue(storage, 'size', Size).write({ width: 3 })).toBe(true);
    expect(storedValue(storage, 'size', Size).read()).toEqual({ width: 3 });
    expect(storage.all()).toEqual({ size: '{"width":3}' });
    expect(storedValue(storage, 'size', Size).remove()).toBe(true);
    expect(storedValue(storage, 'size', Size).read()).toBeNull();
  });

  test.each(['', '{', 'null', '"3"', '{"width":"3"}', '[]'])('is null when the text is %j', (text) => {
    expect(storedValue(memory({ size: text }), 'size', Size).read()).toBeNull();
  });

  test('is read without its schema when nothing is stored', () => {
    const schema = vi.spyOn(Size._zod, 'run');
    expect(storedValue(memory(), 'size', Size).read()).toBeNull();
    expect(schema).not.toHaveBeenCalled();
    expect(storedValue(memory({ size: '{"width":3}' }), 'size', Size).read()).toEqual({ width: 3 });
    expect(schema).toHaveBeenCalledOnce();
  });

  test('contains only members of the schema', () => {
    const storage = memory({ size: '{"width":3,"token":"secret"}' });
    expect(storedValue(storage, 'size', Size).read()).toEqual({ width: 3 });
  });

  test.each([
    ['absent', null],
    ['blocked', blocked],
  ])('throws nothing when storage is %s', (_why, storage) => {
    const size = storedValue(storage, 'size', Size);
    expect(size.read()).toBeNull();
    expect(size.write({ width: 3 })).toBe(false);
    expect(size.remove()).toBe(false);
  });

  test('is not written when storage is full; the previous value stays', () => {
    const storage = { ...memory({ size: '{"width":3}' }), setItem: blocked.setItem };
    expect(storedValue(storage, 'size', Size).write({ width: 4 })).toBe(false);
    expect(storedValue(storage, 'size', Size).read()).toEqual({ width: 3 });
  });

  test('reports what other tabs write under its key, and nothing else', () => {
    const listeners: ((event: StorageEvent) => void)[] = [];
    const then = vi.fn();
    storedValue(null, 'size', Size).onOtherTabs(
      { addEventListener: (_type: string, listener: unknown) => void listeners.push(listener as never) },
      then,
    );
    const change = (key: string | null, newValue: string | null) => {
      for (const listener of listeners) listener({ key, newValue } as StorageEvent); // the members that are read
    };
    change('size', '{"width":5}');
    change('other', '{"width":6}');
    change(null, null); // all of the storage was cleared
    change('size', '{');
    change('size', null);
    expect(then.mock.calls).toEqual([[{ width: 5 }], [null], [null]]);
  });
});

test('storage that the browser refuses to give is null', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(storageOf(refuse)).toBeNull();
});
