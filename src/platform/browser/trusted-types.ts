// The page's policy requires Trusted Types. Mantine writes its style sheets with innerHTML, so plain CSS text is
// allowed; markup is not, and no script address but that of the service worker.

interface PolicyRules {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): unknown;
}

export const workerUrl = '/sw.js';

export const policyRules: PolicyRules = {
  createHTML(text) {
    if (text.includes('<')) throw new TypeError('Markup may not be assigned as text');
    return text;
  },
  createScriptURL(url) {
    if (url === workerUrl) return url;
    throw new TypeError(`A script may not be loaded from ${url}`);
  },
};

/**
 * Installs the page's default Trusted Types policy where the browser supports it. Call it once, before anything is
 * rendered.
 */
export function installTrustedTypes(host: object): void {
  const { trustedTypes } = host as { trustedTypes?: PolicyFactory }; // not in every browser, nor in TypeScript's DOM
  trustedTypes?.createPolicy('default', policyRules);
}
