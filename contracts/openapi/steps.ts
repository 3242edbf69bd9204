import type { Endpoint } from '#contracts/endpoint.ts';
import { guardProblems } from '#contracts/guard-problems.ts';
import type { Machine, Transition } from '#contracts/machine.ts';
import { type ProblemCode, problems } from '#contracts/problem.ts';
import { type MachineName, partsOfStep, type Step } from '#contracts/steps.ts';
import { anchorOf } from './rules.ts';
import type { DocumentSources, Json } from './sources.ts';

type Machines = DocumentSources['machines'];

const code = (text: string) => `\`${text}\``;
const codes = (texts: readonly string[]) => texts.map(code).join(', ');

/** The heading below which the machine's table stands. */
const headingOf = ({ entity }: Machine) => `Steps of the ${entity}`;

const problemsOfGuard = (name: MachineName, guard: string): readonly ProblemCode[] =>
  (guardProblems[name] as Readonly<Record<string, readonly ProblemCode[]>>)[guard] ?? []; // guards of any machine

const withStatus = (all: readonly ProblemCode[]) =>
  all.map((one) => `${problems[one].status} ${code(one)}`).join(' or ');

const fallback = withStatus(['invalid-transition']);

/** The machines as data, by their names in `x-steps`. */
export const machinesOf = (machines: Machines): Json =>
  Object.fromEntries(
    [...machines].map(([name, { machine }]) => [name, { ...machine, guardProblems: guardProblems[name] }]),
  );

/** The tables of a resource's machines: every transition, and the problems of guards. */
export function stepSections(resource: string, machines: Machines): readonly string[] {
  return [...machines].flatMap(([name, described]) =>
    described.resource === resource ? [stepSection(name, described.machine)] : [],
  );
}

function stepSection(name: MachineName, machine: Machine): string {
  const rows = machine.transitions.map(({ id, from, to, trigger, guards, effect }) => {
    const target = to === null ? 'stays' : code(to);
    const cells = [
      id,
      codes(from ?? []),
      code(trigger),
      target,
      codes(guards),
      effect === 'none' ? '' : effect,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const guards = [...new Set(machine.transitions.flatMap((row) => row.guards))].flatMap((guard) => {
    const refusals = problemsOfGuard(name, guard);
    return refusals.length === 0 ? [] : [`| ${code(guard)} | ${withStatus(refusals)} |`];
  });
  const table = (head: readonly string[], body: readonly string[]) =>
    [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...body].join('\n');
  return [
    `## ${headingOf(machine)}`,
    table(['Step', 'From', 'Action', 'To', 'If', 'Then'], rows),
    `Of the steps of an action from the present state the first is taken whose guards (“if”) all hold. Otherwise the answer is the problem of the first guard that fails in the last of them: ${fallback}${guards.length > 0 ? ', or what this table says' : ''}.`,
    ...(guards.length > 0 ? [table(['Guard', 'Problem'], guards)] : []),
  ].join('\n\n');
}

/** What an operation does to the state of its entity, and the problems of the guards. */
export function stepTexts({ takes, alsoTakes = [] }: Endpoint, machines: Machines): readonly string[] {
  return takes ? [takes, ...alsoTakes].map((step) => stepText(step, machines)) : [];
}

function stepText(step: Step, machines: Machines): string {
  const { machine: name, trigger } = partsOfStep(step);
  const machineOfFolder = machines.get(name);
  if (!machineOfFolder) throw new Error(`There is no machine "${name}".`);
  const { machine, resource } = machineOfFolder;
  const rows = machine.transitions.filter((row) => row.trigger === trigger);
  const refusalsOfGuards = [...new Set(rows.flatMap(({ guards }) => guards))].flatMap((guard) => {
    const refusals = problemsOfGuard(name, guard);
    return refusals.length === 0 ? [] : [`${code(guard)}: ${withStatus(refusals)}`];
  });
  const heading = headingOf(machine);
  return [
    `**Step ${code(step)}** ([${heading}](${anchorOf(resource, heading)})), the first of these whose guards hold:`,
    rows.map(rowText).join('\n'),
    refusalsOfGuards.length === 0
      ? `If none can be taken, the answer is ${fallback}.`
      : `If none can be taken, the answer is ${fallback}, or that of the guard that fails: ${refusalsOfGuards.join('; ')}.`,
  ].join('\n\n');
}

/** "- `QUOTED` → `DECLINED` if `customer-eligible`: the reasons stay with the order". */
function rowText({ from, to, guards, effect }: Transition): string {
  const change = `${from === null ? 'begins as' : `${codes(from)} →`} ${to === null ? 'the same state' : code(to)}`;
  const condition = guards.length > 0 ? ` if ${codes(guards)}` : '';
  return `- ${change}${condition}${effect === 'none' ? '' : `: ${effect}`}`;
}
