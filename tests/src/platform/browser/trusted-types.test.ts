import { expect, test, vi } from 'vitest';
import { installTrustedTypes, policyRules } from '#src/platform/browser/trusted-types.ts';

test('plain style text passes, markup and scripts do not; the service worker is the one exception', () => {
  expect(policyRules.createHTML(':root{--ink:#000}')).toBe(':root{--ink:#000}');
  expect(() => policyRules.createHTML('<img onerror=alert(1)>')).toThrow(TypeError);
  expect(() => policyRules.createScriptURL('/any.js')).toThrow(TypeError);
  expect(() => policyRules.createScriptURL('https://elsewhere.test/sw.js')).toThrow(TypeError);
  expect(policyRules.createScriptURL('/sw.js')).toBe('/sw.js');
});

test('the policy is the default one, and a browser without Trusted Types is left alone', () => {
  const createPolicy = vi.fn<() => void>();
  installTrustedTypes({ trustedTypes: { createPolicy } });
  expect(createPolicy).toHaveBeenCalledWith('default', policyRules);
  expect(() => installTrustedTypes({})).not.toThrow();
});
