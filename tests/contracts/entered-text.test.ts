import { describe, expect, test } from 'vitest';
import { FileName } from '#contracts/collateral/document.ts';
import { enteredName, enteredText } from '#contracts/entered-text.ts';
import { z } from '#contracts/z.ts';

const takes = (schema: z.ZodMiniType, text: string) => z.safeParse(schema, text).success;

/** Characters that show nothing in any browser: code points of Unicode's chart of them. */
const nothing = [
  0x20, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180e, 0x2000, 0x200b, 0x200c,
  0x200d, 0x200e, 0x2028, 0x202e, 0x202f, 0x205f, 0x2060, 0x2064, 0x2066, 0x206f, 0x2800, 0x3000, 0x3164,
  0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0xe0041, 0xe0100, 0xd800, 0xdfff,
].map((code) => String.fromCodePoint(code));

describe.each([
  ['a name', enteredName(120)],
  ['a text', enteredText(1, 500)],
  ['a reason', enteredText(3, 500)],
  ['the name of a file', FileName],
])('%s', (_what, schema) => {
  test.each(nothing.map((character) => [character.codePointAt(0)?.toString(16), character]))(
    'of U+%s alone is none, however often it stands there',
    (_code, character) => {
      for (const times of [1, 3, 20]) expect(takes(schema, character.repeat(times))).toBe(false);
      expect(takes(schema, `${character}\u0301${character}`)).toBe(false);
    },
  );

  test.each(['Zoë Ó Brïain', 'राम कुमार', 'とくがわ', 'ลลิตา', 'می‌خواهم', '李小龙', 'Łukasz', 'e\u0301va'])(
    'as people write it is taken: %s',
    (text) => {
      expect(takes(schema, text)).toBe(true);
    },
  );
});

test('characters that show nothing do not make a reason long enough', () => {
  expect(takes(enteredText(10, 500), `ab${'\u200b'.repeat(8)}`)).toBe(false);
  expect(takes(enteredText(3, 500), '\u2800a\u2800')).toBe(false);
});

test.each([0x202a, 0x202b, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x200f, 0xd800, 0xfffd])(
  'U+%i is refused in names, because it changes the order of the text around it',
  (code) => {
    const turned = `photo${String.fromCodePoint(code)}gnp.exe.png`;
    expect([takes(enteredName(120), turned), takes(FileName, turned)]).toEqual([false, false]);
  },
);
