import { describe, expect, test } from 'vitest';
import { criticalStyle } from '#tools/vite/critical-style.ts';

const sheet = [
  ':root{--scale:1;--small:calc(1px*var(--scale));--large:2px;--own:3px;--inline:4px;--rest:5px}',
  '.shown{padding:var(--small)}',
  '.other{padding:var(--large)}',
  '.sizes{--size-xs:1px;--size-md:2px;height:var(--size-md)}',
  '.shades{--shade:red}',
].join('');
const html = '<p class="shown shades" style="margin:var(--inline)"></p><p class="sizes"></p>';

describe('the critical style of a page', () => {
  test('critical style has the rules of its elements and the variables that are read', async () => {
    expect(await criticalStyle(sheet, html, ['.own{width:var( --own)}'])).toBe(
      [
        ':root{--scale:1;--small:calc(1px*var(--scale));--own:3px;--inline:4px}',
        '.shown{padding:var(--small)}',
        '.sizes{--size-md:2px;height:var(--size-md)}',
      ].join(''),
    );
  });
});
