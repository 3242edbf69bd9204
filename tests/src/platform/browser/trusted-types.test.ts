import { expect, test, vi } from 'vitest';
import { installTrustedTypes, policyRules } from '#src/platform/browser/trusted-types.ts';

test('style text and the service worker pass, markup and scripts do not', () => {
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
