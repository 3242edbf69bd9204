import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import {
  AppShellMediaStyles,
  AppShellResizeHandle,
  MantineCssVariables,
  RemoveScroll,
  ScrollArea,
  TextareaAutosize,
} from '#tools/vite/unused-mantine.ts';
import { useId } from '#tools/vite/use-id.ts';

const core = createRequire(import.meta.url).resolve('@mantine/core');
const components = core.replace(/\/(cjs|esm)\/.*$/, '/esm/components');
const read = (file: string) => readFileSync(`${components}/${file}.mjs`, 'utf8');

test.each(['Aside', 'Footer', 'Header'])('the %s of the shell uses only a class of the library', (part) => {
  const text = read(`AppShell/AppShell${part}/AppShell${part}`);
  const uses = text.match(/RemoveScroll[.\w]*/g)?.filter((use) => use !== 'RemoveScroll');
  expect(new Set(uses)).toEqual(new Set(['RemoveScroll.classNames.zeroRight']));
});

test('the classes are those of the library', () => {
  const file = createRequire(core).resolve('react-remove-scroll-bar/constants');
  const text = readFileSync(file, 'utf8');
  for (const name of Object.values(RemoveScroll.classNames)) expect(text).toContain(`'${name}'`);
});

test('no form has a text area that grows with its text, which is replaced by a plain one', () => {
  const sources = globSync('src/**/*.tsx');
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => /\bautosize\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  const text = read('Textarea/Textarea');
  expect(text).toContain('import { TextareaAutosize } from "./Autosize.mjs";');
  render(<TextareaAutosize aria-label="Note" />);
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
});

test('each table scrolls natively, so Mantine’s scroll area is replaced', () => {
  const sources = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const containers = sources.flatMap((text) => text.match(/<Table\.ScrollContainer[^>]*>/g) ?? []);
  expect(containers.length).toBeGreaterThan(0);
  expect(containers.filter((tag) => !tag.includes(' type="native"'))).toEqual([]);
  const text = read('Table/TableScrollContainer');
  expect(text).toContain('import { ScrollArea } from "../ScrollArea/ScrollArea.mjs";');
  expect(text).toContain('component: type === "scrollarea" ? ScrollArea : "div"');
  expect(ScrollArea).toBe('div');
});

test.each(['Aside', 'Footer', 'Header', 'Navbar'])('the %s of the shell cannot be resized', (part) => {
  expect(read(`AppShell/AppShell${part}/AppShell${part}`)).toContain(
    'import { AppShellResizeHandle } from "../AppShellResizeHandle/AppShellResizeHandle.mjs";',
  );
  const sources = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  expect(sources.filter((text) => text.includes('<AppShell') && /\bresiz/i.test(text))).toEqual([]);
  expect(AppShellResizeHandle()).toBeNull();
});

test('the shell has no sizes but those of the style sheet of the frame', () => {
  expect(read('AppShell/AppShell')).toContain(
    'import { AppShellMediaStyles } from "./AppShellMediaStyles/AppShellMediaStyles.mjs";',
  );
  const sources = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const shells = sources.flatMap((text) => text.match(/<AppShell\s[^>]*>/g) ?? []);
  expect(shells).toHaveLength(1);
  expect(shells.filter((tag) => /\b(header|navbar|aside|footer|padding)=/.test(tag))).toEqual([]);
  expect(AppShellMediaStyles()).toBeNull();
});

test('a field has an id of its own after one rendering; Mantine creates all ids by this hook', () => {
  const hook = core.replace(/\/core\/(cjs|esm)\/.*$/, '/hooks/esm/use-id/use-id.mjs');
  expect(readFileSync(hook, 'utf8')).toContain('export { useId$1 as useId };');
  function Id({ given }: { readonly given?: string }) {
    return <p>{useId(given)}</p>;
  }
  const rendered = vi.fn();
  render(
    <Profiler id="ids" onRender={rendered}>
      <Id />
      <Id />
      <Id given="amount" />
    </Profiler>,
  );
  const ids = screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);
  expect(ids).toEqual([expect.stringMatching(/^mantine-/), expect.stringMatching(/^mantine-/), 'amount']);
  expect(new Set(ids).size).toBe(3);
  expect(rendered).toHaveBeenCalledOnce();
});

test('the provider writes no variables, which are in a style sheet', () => {
  const text = read('../core/MantineProvider/MantineProvider');
  expect(text).toContain(
    'import { MantineCssVariables } from "./MantineCssVariables/MantineCssVariables.mjs";',
  );
  expect(MantineCssVariables()).toBeNull();
});
