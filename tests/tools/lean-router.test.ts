import { describe, expect, test } from 'vitest';
import { lean } from '../../tools/vite/lean-router.ts';

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
