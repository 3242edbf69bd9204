import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonText } from '#tools/openapi/json-text.ts';

const long = 'x'.repeat(130);

describe('the text of the API document', () => {
  test('represents any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(jsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('has no line of more than 220 characters, except for a longer text', () => {
    const value = {
      list: Array.from({ length: 40 }, (_none, index) => ({ $ref: `#/${index}` })),
      long,
      other: [long],
    };
    for (const line of jsonText(value).split('\n')) expect(line.length).toBeLessThanOrEqual(220);
  });

  test('writes a value that fits in one line, and lets small members share a line', () => {
    expect(jsonText({ a: [1, 2], b: { c: null } })).toBe('{"a":[1,2],"b":{"c":null}}\n');
    expect(jsonText({ a: 1, b: 2, long, other: { long }, c: 3 })).toBe(
      `{\n "a":1,"b":2,\n "long":"${long}",\n "other":{"long":"${long}"},\n "c":3\n}\n`,
    );
  });

  test('indents two levels, and closes the brackets of deeper ones on their last line', () => {
    expect(jsonText({ a: { b: { c: { long, other: long } } } })).toBe(
      `{\n "a":{\n  "b":{\n  "c":{\n  "long":"${long}",\n  "other":"${long}"}}\n }\n}\n`,
    );
  });
});
