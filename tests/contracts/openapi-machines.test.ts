import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Transition } from '#contracts/machine.ts';
import type { Guard } from '#contracts/openapi/guards/guard.ts';
import { guards as guardsOf } from '#contracts/openapi/guards.ts';
import { generalRules, rules, unpublishedRules } from '#contracts/openapi/rules.ts';
import { type MachineName, partsOfStep } from '#contracts/steps.ts';
import { machines as machineOf } from './machines.ts';
import { committed, operations, published, text } from './published-document.ts';

const machines = Object.entries(machineOf).map(([name, machine]) => ({
  name: name as MachineName, // a key of `Machines`
  entity: machine.entity,
  machine,
  transitions: machine.transitions as readonly Transition[],
}));

/** What is published of a guard: its name, the sentence that says when it holds, and its problems. */
function wordsOf(name: MachineName, guard: string): readonly string[] {
  const described: Readonly<Record<string, Guard>> = guardsOf[name];
  const { holds = 'no sentence', refusesWith = [] } = described[guard] ?? {};
  return [`- \`${guard}\`: ${holds}`, ...refusesWith.map((code) => `\`${code}\``)];
}

const tags: readonly { readonly name: string; readonly description: string }[] = committed.tags;
const descriptions = [
  { name: 'section', description: committed.info.description as string }, // checked by Redocly and Spectral
  ...tags,
];
/** The text below each heading of two signs, by "#/orders/steps-of-the-order". */
const sections: ReadonlyMap<string, { readonly heading: string; readonly lines: readonly string[] }> =
  new Map(
    descriptions.flatMap(({ name, description }) =>
      description
        .split(/^## /m)
        .slice(1)
        .map((section) => {
          const [heading = '', ...lines] = section.split('\n');
          const slug = heading.toLowerCase().replaceAll(/[ ,]+/g, '-');
          return [`#/${name}/${slug}`, { heading, lines }] as const;
        }),
    ),
  );

/** A text has each of these as code, or none where there is none. */
const expectCodes = (line: string | undefined, names: readonly string[]) =>
  expect(names.filter((name) => !line?.includes(`\`${name}\``))).toEqual([]);

const expectGuard = (lines: readonly string[], words: readonly string[]) =>
  expect(lines.filter((line) => words.every((word) => line.includes(word)))).not.toEqual([]);

describe.each(machines)('the steps of $name in the document', ({ name, entity, machine, transitions }) => {
  test('are data, with their guards', () => {
    const data = committed['x-machines'][name];
    expect(data).toEqual({ ...machine, guards: guardsOf[name] });
  });

  test('are each a row of the table of its entity, and their guards an item of the list below it', () => {
    const section = [...sections.values()].find(({ heading }) => heading === `Steps of the ${entity}`);
    for (const { id, from, to, trigger, guards, effect } of transitions) {
      const row = section?.lines.find((line) => line.startsWith(`| ${id} |`));
      expectCodes(row, [...(from ?? []), trigger, ...(to === null ? [] : [to]), ...guards]);
      if (effect !== 'none') expect(row).toContain(effect);
    }
    for (const guard of transitions.flatMap((row) => row.guards))
      expectGuard(section?.lines ?? [], wordsOf(name, guard));
  });
});

const steps = operations.flatMap(([name, definition]) =>
  (definition.takes ? [definition.takes, ...(definition.alsoTakes ?? [])] : []).map((step) => ({
    name,
    step,
    definition,
  })),
);

test.each(steps)(
  '$name says what the step $step does, when its guards hold, and what they refuse with',
  ({ step, definition }) => {
    const { machine, trigger } = partsOfStep(step);
    const { description, 'x-steps': ids } = published(definition);
    expect(ids).toContain(step);
    const all: readonly Transition[] = machineOf[machine].transitions;
    const rows = all.filter((row) => row.trigger === trigger);
    const lines: readonly string[] = description.split('\n').filter((line: string) => line.startsWith('- '));
    for (const { from, to, guards } of rows) {
      const states = [...(from ?? []), ...(to === null ? [] : [to])];
      const names = [...states, ...guards].map((one) => `\`${one}\``);
      expect(lines.filter((line) => names.every((one) => line.includes(one)))).not.toEqual([]);
    }
    const guards = rows.flatMap((row) => row.guards);
    for (const guard of guards) expectGuard(lines, wordsOf(machine, guard));
  },
);

test('what is said of a guard is one sentence', () => {
  const sentences = Object.values<Readonly<Record<string, Guard>>>(guardsOf).flatMap((guards) =>
    Object.values(guards).map(({ holds }) => holds),
  );
  expect(sentences.filter((holds) => !/^[A-Z`](?:(?!\. [A-Z`]).)+\.$/.test(holds))).toEqual([]);
});

test('each section of docs/domain.md is published once, or is not for a reason', () => {
  const headings = [...readFileSync('docs/domain.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, title]) => title,
  );
  const placed = [...generalRules, ...Object.values(rules).flatMap((own) => Object.keys(own))];
  expect([...placed, ...unpublishedRules].toSorted()).toEqual(headings.toSorted());
  const shown = [...sections.values()].map(({ heading }) => heading);
  expect(placed.filter((title) => !shown.includes(title))).toEqual([]);
});

test('each link within the document leads to a heading', () => {
  const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(100);
  expect(targets.filter((target) => !sections.has(target))).toEqual([]);
});
