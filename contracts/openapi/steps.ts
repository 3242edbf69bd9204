import type { Endpoint } from '#contracts/endpoint.ts';
import type { Machine, Transition } from '#contracts/machine.ts';
import { type ProblemCode, problems } from '#contracts/problem.ts';
import { type MachineName, partsOfStep, type Step } from '#contracts/steps.ts';
import { guards } from './guards.ts';
import type { Guard } from './guards/guard.ts';
import { anchorOf, ruleLink } from './rules.ts';
import type { DocumentSources, Json } from './sources.ts';

type Machines = DocumentSources['machines'];

const code = (text: string) => `\`${text}\``;
const codes = (texts: readonly string[]) => texts.map(code).join(', ');

/** The heading below which the machine's table stands. */
const headingOf = ({ entity }: Machine) => `Steps of the ${entity}`;

const withStatus = (all: readonly ProblemCode[]) =>
  all.map((one) => `${problems[one].status} ${code(one)}`).join(' or ');

const refusal = `the answer is ${withStatus(['invalid-transition'])}, unless another problem stands with the first guard that fails in the last of them`;

/** "- `another-day`: The day is another one than the plan’s `dueDay`. See [Due day](#/plans/due-day)." for each guard. */
function conditionsOf(name: MachineName, rows: readonly Transition[]): readonly string[] {
  const described: Readonly<Record<string, Guard>> = guards[name];
  const lines = [...new Set(rows.flatMap((row) => row.guards))].map((guard) => {
    const one = described[guard];
    if (!one) throw new Error(`There is no guard "${guard}" of the machine "${name}".`);
    const { holds, rule, refusesWith } = one;
    const problem = refusesWith ? ` Otherwise ${withStatus(refusesWith)}.` : '';
    return `- ${code(guard)}: ${holds}${problem}${rule ? ` See ${ruleLink(rule)}.` : ''}`;
  });
  return lines.length > 0 ? ['The guards hold under these conditions:', lines.join('\n')] : [];
}

/** The machines as data, by their names in `x-steps`. */
export const machinesOf = (machines: Machines): Json =>
  Object.fromEntries(
    [...machines].map(([name, { machine }]) => [name, { ...machine, guards: guards[name] }]),
  );

/** Every transition of a resource's machines, and when each guard holds. */
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
  const head = ['Step', 'From', 'Action', 'To', 'If', 'Then'];
  return [
    `## ${headingOf(machine)}`,
    [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...rows].join('\n'),
    `Of the steps of an action from the present state the first is taken whose guards (“if”) all hold. Otherwise ${refusal}.`,
    ...conditionsOf(name, machine.transitions),
  ].join('\n\n');
}

/** What an operation does to the state of its entity, and when its guards hold. */
export function stepTexts({ takes, alsoTakes = [] }: Endpoint, machines: Machines): readonly string[] {
  return takes ? [takes, ...alsoTakes].map((step) => stepText(step, machines)) : [];
}

function stepText(step: Step, machines: Machines): string {
  const { machine: name, trigger } = partsOfStep(step);
  const machineOfFolder = machines.get(name);
  if (!machineOfFolder) throw new Error(`There is no machine "${name}".`);
  const { machine, resource } = machineOfFolder;
  const rows = machine.transitions.filter((row) => row.trigger === trigger);
  const heading = headingOf(machine);
  return [
    `**Step ${code(step)}** ([${heading}](${anchorOf(resource, heading)})), the first of these whose guards hold:`,
    rows.map(rowText).join('\n'),
    ...conditionsOf(name, rows),
    `If none can be taken, ${refusal}.`,
  ].join('\n\n');
}

/** "- `QUOTED` → `DECLINED` if `customer-eligible`: the reasons stay with the order". */
function rowText({ from, to, guards, effect }: Transition): string {
  const change = `${from === null ? 'begins as' : `${codes(from)} →`} ${to === null ? 'the same state' : code(to)}`;
  const condition = guards.length > 0 ? ` if ${codes(guards)}` : '';
  return `- ${change}${condition}${effect === 'none' ? '' : `: ${effect}`}`;
}
