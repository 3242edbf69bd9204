import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lean } from '../../tools/vite/lean-router.ts';
import { themeCss } from '../../tools/vite/theme-css.ts';

describe('the router', () => {
  test('may lose what nobody uses: no call and no name holds it', () => {
    const code = `var ENABLE_DEV_WARNINGS = true;
var Form = React10.forwardRef(
Form.displayName = "Form";
RenderErrorBoundary.contextType = RSCRouterContext;
var Link = 1;`;
    expect(lean(code)).toBe(`var ENABLE_DEV_WARNINGS = false;
var Form = /* @__PURE__ */ React10.forwardRef(


var Link = 1;`);
  });
});

describe('the theme as a style sheet', async () => {
  const css = await themeCss();
  const sheets = ['baseline', 'global'].map((name) =>
    readFileSync(`node_modules/@mantine/core/styles/${name}.layer.css`, 'utf8'),
  );
  const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));

  test('has the tokens of both schemes', () => {
    expect(css).toMatch(/"light"[^}]*--ink: #000000;/);
    expect(css).toMatch(/"dark"[^}]*--ink: #f5f5f5;/);
  });

  test('defines whatever the sheets of every page, and itself, take from it', () => {
    const used = [...[css, ...sheets].join().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  test('leaves the scales of colours to the pages that have fields', () => {
    expect([...defined].filter((name) => /-color-(grape|lime|success)-\d/.test(name ?? ''))).toEqual([]);
  });
});
