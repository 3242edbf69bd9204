import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { useMergeRefs } from '#tools/vite/merge-refs.ts';

test('all that the scroll area takes from Floating UI is the hook that is replaced', () => {
  const core = createRequire(import.meta.url).resolve('@mantine/core');
  const folder = core.replace(/\/(cjs|esm)\/.*$/, '/esm');
  const text = readFileSync(`${folder}/components/ScrollArea/ScrollArea.mjs`, 'utf8');
  expect(text.match(/import .* from "@floating-ui\/react";/g)).toEqual([
    'import { useMergeRefs } from "@floating-ui/react";',
  ]);
});

test('the replacement gives the element to every ref', () => {
  const first = createRef<HTMLElement>();
  const second = createRef<HTMLElement>();
  function Merged() {
    return <p ref={useMergeRefs([first, second])}>text</p>;
  }
  render(<Merged />);
  expect(first.current).toBe(screen.getByText('text'));
  expect(second.current).toBe(screen.getByText('text'));
});
