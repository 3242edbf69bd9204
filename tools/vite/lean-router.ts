import type { Plugin } from 'vite';

/**
 * react-router is one file, published with its warnings for developers, and with calls and assignments between its
 * parts that no bundler may leave out: so the parts of its data router come along unused, 4 kB of them. This says what
 * may go. Where a later version is written differently, nothing is replaced and its test tells.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  };
}

export function lean(code: string): string {
  return code
    .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
    .replaceAll(/^\w+\.(?:displayName|contextType) = ("\w+"|\w+);$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}
