import { expect, test } from 'vitest';
import { createReach, type Graph } from '#tools/vite/reach.ts';

const index = '/p/node_modules/lib/esm/index.mjs';
const [button, menu] = ['/p/node_modules/lib/esm/Button.mjs', '/p/node_modules/lib/esm/Menu.mjs'];
const [home, orders] = ['/p/src/home/page.tsx', '/p/src/orders/page.tsx'];

/** Two pages that import a part each from the index of a package. */
function graphWith(indexCode: string): Graph {
  const modules = [
    { id: home, code: "import { Button } from 'lib';", importedIds: [index] },
    { id: orders, code: "import { Menu as M } from 'lib';", importedIds: [index] },
    { id: index, code: indexCode, importedIds: [button, menu] },
    { id: button, code: '', importedIds: [] },
    { id: menu, code: '', importedIds: [] },
  ].map((module) => ({
    ...module,
    dynamicImporters: module.id.startsWith('/p/src') ? ['/p/src/main.ts'] : [],
  }));
  return {
    getModuleInfo: (id) => {
      const info = modules.find((module) => module.id === id);
      const importers = modules
        .filter((module) => module.importedIds.includes(id))
        .map((module) => module.id);
      return info ? { ...info, importers } : null;
    },
  };
}

const reach = (graph: Graph, at = index) => createReach(new Map([[at, 'lib']]))(button, graph);

test('a part of a package is reached only by the page that imports that part', () => {
  const code =
    'import { Button } from "./Button.mjs";\nimport { Menu } from "./Menu.mjs";\nexport { Button, Menu };';
  expect(reach(graphWith(code))).toEqual(new Set([home]));
});

test.each([
  ['names nothing', 'export * from "./Button.mjs";\nexport * from "./Menu.mjs";'],
  ['hides a part', 'import { Button } from "./Button.mjs";\nexport * from "./Menu.mjs";\nexport { Button };'],
])('the build fails when the index of a package %s', (_what, code) => {
  expect(() => reach(graphWith(code))).toThrow(/^Cannot read which names .+ takes from .+\.mjs$/);
});

test('the build fails when a package has no index where an import would give it', () => {
  expect(() => reach(graphWith(''), '/p/node_modules/lib/index.js')).toThrow('The build has no module');
});
