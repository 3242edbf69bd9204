import { globSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The folders of `src`, top to bottom. A file imports from its own folder and from those of lower storeys. The two wings,
 * for customers and for administrators, share a storey and never import each other.
 */
const application = [
  ['startup'],
  ['app'],
  ['demo'],
  ['customer', 'administration'],
  ['resources'],
  ['layout'],
  ['pwa'],
  ['kits/lists'],
  ['kits/actions'],
  ['kits/forms'],
  ['kits/schedule'],
  ['ui'],
  ['theme'],
  ['api'],
  ['errors'],
  ['platform'],
].map((storey) => storey.map((folder) => `src/${folder}`));

/** The folders of `mocks` likewise. Whoever may import `resources` may import each resource. */
const backend = [
  ['adapters'],
  ['backend'],
  ['scenarios'],
  ['jobs'],
  ['commands', 'dashboard', 'books', 'notices'],
  ['resources'],
  ['core'],
  ['rules', 'store'],
  ['time'],
  ['errors'],
].map((storey) => storey.map((folder) => `mocks/${folder}`));

/** What may be imported; any other import is an error. */
interface Allowed {
  readonly to: object;
  readonly dependency?: { readonly nodeKind?: 'import' | 'dynamic-import'; readonly source?: string };
}

const elements = (...anyOf: readonly string[]): Allowed => ({ to: { element: { types: { anyOf } } } });
const packages = (...source: readonly string[]): Allowed => ({
  to: { module: { origin: 'external', source } },
});
/** By a request that is written so. */
const written = (source: string, allowed: Allowed): Allowed => ({ ...allowed, dependency: { source } });
const lazily = ({ to, dependency }: Allowed): Allowed => ({
  to,
  dependency: { ...dependency, nodeKind: 'dynamic-import' },
});
const statically = ({ to, dependency }: Allowed): Allowed => ({
  to,
  dependency: { ...dependency, nodeKind: 'import' },
});
const node: Allowed = { to: { module: { origin: 'core' } } };
const anyPackage: Allowed = { to: { module: { origin: '{core,external}' } } };

const ofServer = [packages('msw', '@mswjs/interceptors', '@noble/hashes', 'idb', 'node:*'), node];
const ofPage = packages(
  'react',
  'react-dom',
  'react-router-dom',
  'react-redux',
  'redux',
  '@reduxjs/toolkit',
  '@mantine/*',
  '@tanstack/react-virtual',
);

function mayImport(files: string, ...allow: readonly Allowed[]): OxlintOverride {
  const options = {
    default: 'disallow',
    checkAllOrigins: true,
    checkUnknownLocals: true,
    policies: [{ allow }],
  };
  return {
    files: [files],
    rules: { 'boundaries/no-unknown-files': 'error', 'boundaries/dependencies': ['error', options] },
  };
}

/** The parts of the test kit that open the mock in this process, or look into it. */
const kitOfMock = [
  'tests/kit/{audit-event,backend,lifecycles,open-with-customer,rows,situation,steps,transitions,watch}.ts',
  'tests/kit/{*-in-application,*.dom.test}.ts',
  'tests/kit/visit.tsx',
];

/** Tests of the contract are for any backend: they know the mock neither themselves nor by the kit. */
function mayNotKnowTheMock(files: readonly string[], doors: readonly string[]): OxlintOverride[] {
  const disallow = [
    elements(...backend.flat(), 'resource', 'tests/mocks'),
    { to: { file: { categories: 'kit of the mock' } } },
  ];
  const options = { default: 'allow', checkInternals: true, policies: [{ disallow }] };
  return [
    { files: [...files], rules: { 'boundaries/dependencies': ['error', options] } },
    { files: [...doors], rules: { 'boundaries/dependencies': 'off' } },
  ];
}

/** The folder that a file lies in, and all of lower storeys. */
function fromHereDown(storeys: readonly (readonly string[])[], file: string): Allowed {
  const level = storeys.findIndex((storey) => storey.some((folder) => file.startsWith(`${folder}/`)));
  const home = storeys[level]?.find((folder) => file.startsWith(`${folder}/`)) ?? '';
  const below = storeys.slice(level + 1).flat();
  const hasResources = [home, ...below].includes('mocks/resources');
  return elements('contracts', home, ...below, ...(hasResources ? ['resource'] : []));
}

/** What a single file of `src` may import besides. */
const doors: readonly (readonly [file: string, allowed: Allowed])[] = [
  [
    'src/demo/mocks.ts',
    lazily(written('#mocks/adapters/browser/start-mocks.ts', elements('mocks/adapters'))),
  ],
  ['src/app/routes.tsx', lazily(elements('page *'))],
  ['src/demo/tour-panel/find-target.ts', statically(packages('dom-accessibility-api'))],
  [
    'src/customer/collateral/upload/file-content.ts',
    lazily(written('@noble/hashes/sha2.js', packages('@noble/hashes'))),
  ],
  ['src/customer/collateral/upload/upload-storage.ts', statically(packages('idb'))],
  ['src/customer/collateral/upload/picture-place.ts', lazily(packages('exifreader'))],
  ['src/administration/batches/pin-files/QrCode.tsx', statically(packages('qr'))],
  ['src/platform/files/csv-rows.ts', statically(packages('papaparse'))],
  ['src/pwa/worker/sw.ts', statically(packages('workbox-precaching', 'workbox-routing'))],
  [
    'src/ui/parts/Icon.tsx',
    statically(written('@tabler/icons-react/icons/*', packages('@tabler/icons-react'))),
  ],
  ['src/theme/styles.ts', statically(packages('virtual:*'))],
];

const folder = (type: string, pattern = `${type}/**`, capture: readonly string[] = []) => ({
  type,
  pattern,
  capture,
  partialMatch: false,
});

/** The rules about who may import whom, for the files below `root`; docs/architecture.md draws them. */
export function directions(root: string) {
  const layers = [
    ...application.flat(),
    ...backend.flat(),
    'resource',
    'contracts',
    'document',
    'tools',
    'page *',
  ];
  // A file belongs to the nearest page above it: inner pages come first, and the first folder that fits is taken.
  const pages = globSync('src/**/page.tsx', { cwd: root })
    .map((file) => dirname(file))
    .toSorted((one, other) => other.length - one.length);
  const sameResource = {
    to: { element: { type: 'resource', captured: { name: '{{from.element.captured.name}}' } } },
  };

  return defineConfig({
    plugins: ['import'],
    jsPlugins: [fileURLToPath(import.meta.resolve('eslint-plugin-boundaries'))],
    settings: {
      'boundaries/root-path': root,
      'boundaries/elements-single-match': true,
      'boundaries/legacy-templates': false,
      'boundaries/elements': [
        ...pages.map((page) => folder(`page ${page.replaceAll('/', '.')}`, `${page}/**`)),
        folder('resource', 'mocks/resources/*/**', ['name']),
        folder('test-kit', 'tests/kit/**'),
        folder('document', 'contracts/openapi/**'),
        ...[
          ...application.flat(),
          ...backend.flat(),
          'contracts',
          'tools',
          'tests/mocks',
          'tests',
          'e2e',
        ].map((type) => folder(type)),
      ],
      'boundaries/files': [
        { category: 'build', pattern: 'vite.config.ts', partialMatch: false },
        { category: 'declarations', pattern: 'src/*.d.ts', partialMatch: false },
        ...kitOfMock.map((pattern) => ({ category: 'kit of the mock', pattern, partialMatch: false })),
      ],
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'boundaries/additional-dependency-nodes': [
        { selector: 'TSImportType > Literal', kind: 'type', name: 'type-import' },
      ],
      'import/resolver': {
        [fileURLToPath(import.meta.resolve('eslint-import-resolver-typescript'))]: {
          project: `${root}/tsconfig.json`,
        },
      },
    },
    // Paths of the package, so that a file can move without its importers counting dots.
    rules: { 'import/no-relative-parent-imports': 'error' },
    overrides: [
      { files: ['src/*', 'mocks/**'], rules: { 'boundaries/no-unknown-files': 'error' } },
      mayImport('contracts/**', elements('contracts')),
      // only the document is made of it: neither a page nor a backend loads it
      mayImport('contracts/openapi/**', elements('contracts', 'document')),
      mayImport('contracts/z.ts', elements('contracts'), written('zod/mini', packages('zod'))),
      ...backend
        .flat()
        .map((home) => mayImport(`${home}/**`, fromHereDown(backend, `${home}/`), ...ofServer)),
      mayImport(
        'mocks/resources/*/**',
        elements(
          'contracts',
          ...backend.slice(backend.findIndex(([home]) => home === 'mocks/resources')).flat(),
        ),
        sameResource,
        ...ofServer,
      ),
      ...application
        .flat()
        .map((home) => mayImport(`${home}/**`, fromHereDown(application, `${home}/`), ofPage)),
      ...pages
        .toReversed()
        .map((page) =>
          mayImport(
            `${page}/**`,
            elements(`page ${page.replaceAll('/', '.')}`),
            fromHereDown(application, `${page}/`),
            ofPage,
          ),
        ),
      ...doors.map(([file, allowed]) => mayImport(file, fromHereDown(application, file), ofPage, allowed)),
      mayImport('tools/**', elements(...layers), anyPackage),
      mayImport('tools/{bench,gallery}/**', elements(...layers, 'test-kit'), anyPackage),
      // The tests may import anything; of the unit tests the others use the kit only.
      mayImport('e2e/**', elements(...layers, 'e2e', 'test-kit'), anyPackage, {
        to: { file: { categories: 'build' } },
      }),
      ...mayNotKnowTheMock(
        ['tests/{contracts,suite,kit}/**'],
        ['tests/suite/in-process.ts', ...kitOfMock], // the suite runs against the mock in this process by the first
      ),
      {
        files: ['{tests,e2e}/**/*.config.ts', 'tests/tools/effects-rule.test.ts'],
        rules: { 'import/no-relative-parent-imports': 'off' },
      },
    ],
  });
}
