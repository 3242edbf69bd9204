import { describe, expect, test } from 'vitest';
import { pageWriter } from '#mocks/adapters/server/page-bytes.ts';
import { textOf } from '#mocks/core/wire.ts';

const pageOf = (...items: readonly string[]) => ({ open: '{"items":[', items, close: '],"total":null}' });

describe('pages as bytes', () => {
  test.each([
    ['no item', pageOf()],
    ['one item', pageOf('{"a":1}')],
    ['several', pageOf('{"a":1}', '{"b":"\\u00e9"}', '{}')],
    [
      'more than a buffer holds',
      pageOf(...Array.from({ length: 3_000 }, (_, no) => `{"number":${no},"text":"${'x'.repeat(40)}"}`)),
    ],
  ])('%s', (_name, page) => {
    expect(pageWriter()(page).bytes.toString()).toBe(textOf(page));
  });

  test('what is not sent yet is not written over', () => {
    const write = pageWriter();
    const first = write(pageOf('{"a":1}'));
    const second = write(pageOf('{"b":2}'));
    expect(first.bytes.toString()).toContain('{"a":1}');
    expect(second.bytes.toString()).toContain('{"b":2}');
  });

  test('a buffer is used again once its page is sent', () => {
    const write = pageWriter();
    const first = write(pageOf('{"a":1}', '{"longer":1}'));
    first.sent();
    const second = write(pageOf('{"b":2}'));
    expect(second.bytes.buffer).toBe(first.bytes.buffer);
    expect(second.bytes.toString()).toBe(textOf(pageOf('{"b":2}')));
  });
});
