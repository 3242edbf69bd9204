import { defineConfig } from 'oxlint';
import { directions } from './tools/lint/directions.ts';

const whoImportsWhom = directions(import.meta.dirname);

/** Controls are Mantine's. */
const controls = ['button', 'input', 'select', 'textarea', 'details', 'dialog', 'progress', 'meter', 'table'];

export default defineConfig({
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'deny', typeAware: true },
  ignorePatterns: ['docs/client/**'], // compiled by `npm run client`, beside the types that it writes
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest', 'promise'],
  jsPlugins: ['./tools/lint/tranche.mjs', ...whoImportsWhom.jsPlugins],
  settings: whoImportsWhom.settings,
  categories: { correctness: 'error' },
  rules: {
    ...whoImportsWhom.rules,
    'tranche/effect-return': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
    'no-restricted-globals': ['error', { name: 'event', message: 'Take the event as an argument.' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-self-import': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/unbound-method': 'off',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'react/purity': 'off',
    'react/set-state-in-effect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'], tags: [] }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert', '**.expect*'] }],
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/require-to-throw-message': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...whoImportsWhom.overrides,
    {
      files: ['src/**'],
      rules: {
        'react/forbid-elements': ['error', { forbid: controls }],
        'tranche/hook-file': 'error',
        'tranche/log-out-spelling': 'error',
        'tranche/own-formatter': 'error',
        'tranche/pixel-size': 'error',
        'tranche/scale-distance': 'error',
        'tranche/scale-type': 'error',
      },
    },
    {
      files: ['src/**', 'mocks/**', 'tools/{host,vite}/**'],
      rules: { 'tranche/straight-apostrophe': 'error' },
    },
    {
      files: ['mocks/resources/legal/**'], // the words of these texts were signed
      rules: { 'tranche/straight-apostrophe': 'off' },
    },
    {
      files: ['mocks/{backend,commands,core,dashboard,jobs,notices,resources}/**'],
      rules: { 'tranche/written-state': 'error' },
    },
    {
      files: ['mocks/{commands,dashboard,jobs,notices,resources}/**'],
      rules: { 'tranche/direct-refusal': 'error' },
    },
    {
      files: ['mocks/**/{lifecycle,guards}.ts', 'mocks/**/*-{lifecycle,guards}.ts'],
      rules: { 'tranche/direct-refusal': 'off' },
    },
    {
      files: ['src/ui/format/formats.ts', 'src/platform/browser/warm-formats.ts'],
      rules: { 'tranche/own-formatter': 'off' },
    },
    { files: ['tests/**/*.test.{ts,tsx}'], rules: { 'tranche/isolated-modules': 'error' } },
    {
      files: ['tests/**', 'e2e/**'],
      rules: { 'tranche/own-time-limit': 'error', 'tranche/sleep': 'error' },
    },
    {
      files: ['tests/nginx/**', 'e2e/playwright.config.ts'], // the limits of all tests in a browser
      rules: { 'tranche/own-time-limit': 'off', 'tranche/sleep': 'off' },
    },
    {
      files: ['tests/**', 'e2e/**', '**/*.mjs'],
      rules: {
        'typescript/no-base-to-string': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      files: ['tools/**', 'e2e/**', 'mocks/adapters/server/command-line.ts'],
      rules: { 'no-console': 'off' },
    },
    { files: ['tests/dom-setup.ts'], rules: { 'vitest/no-standalone-expect': 'off' } },
    {
      files: ['e2e/**'],
      rules: {
        'vitest/no-standalone-expect': 'off',
        'vitest/expect-expect': 'off',
        'vitest/valid-title': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
  ],
});
