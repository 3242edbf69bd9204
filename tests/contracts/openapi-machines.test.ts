import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guardProblems } from '#contracts/guard-problems.ts';
import type { Transition } from '#contracts/machine.ts';
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
const problemsOf = (name: MachineName): Readonly<Record<string, readonly string[]>> => guardProblems[name];

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

describe.each(machines)('the steps of $name in the document', ({ name, entity, machine, transitions }) => {
  test('are data, with their guards', () => {
    const data = committed['x-machines'][name];
    expect(data).toEqual({ ...machine, guardProblems: guardProblems[name] });
  });

  test('are each a row of the table of its entity', () => {
    const section = [...sections.values()].find(({ heading }) => heading === `Steps of the ${entity}`);
    for (const { id, from, to, trigger, guards, effect } of transitions) {
      const row = section?.lines.find((line) => line.startsWith(`| ${id} |`));
      expectCodes(row, [...(from ?? []), trigger, ...(to === null ? [] : [to]), ...guards]);
      if (effect !== 'none') expect(row).toContain(effect);
    }
    for (const [guard, codes] of Object.entries(problemsOf(name)))
      expectCodes(
        section?.lines.find((line) => line.startsWith(`| \`${guard}\` |`)),
        codes,
      );
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
  '$name says what the step $step does, and what its guards refuse with',
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
    for (const guard of guards) expectCodes(description, problemsOf(machine)[guard] ?? []);
  },
);

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
