import { noFaults } from '#contracts/mock-control.ts';
import type { Situation, SituationStep } from '#contracts/situation.ts';
import { memberOf } from '#mocks/core/member.ts';
import { businessDate, businessTime } from '#mocks/time/business-time.ts';

/** What a person wants to know of a situation: where it begins, what is set, and a line for each step. */
export function describedSituation({ version, origin, now, steps, settings }: Situation): string {
  const { person, faults, mixed, route } = settings;
  return [
    `Version     ${version}`,
    `Scenario    ${origin.scenario}, seed ${origin.seed}`,
    `Time        ${timeOf(now)} in Berlin`,
    `Page        ${route}`,
    `Logged in   ${person === null ? 'nobody' : `${person.kind.toLowerCase()} ${person.id}`}`,
    `Profile     ${profileIn(steps)}`,
    `Faults      ${JSON.stringify(faults) === JSON.stringify(noFaults) ? 'none' : JSON.stringify(faults)}`,
    `Real API    ${mixed === null ? 'nothing' : `${mixed.baseUrl} for ${mixed.operations.join(', ')}`}`,
    `Steps       ${steps.length}`,
    ...steps.map(lineOf),
  ].join('\n');
}

const timeOf = (moment: string) => `${businessDate(moment)} ${businessTime(moment)}`;

const rowsOf = (steps: readonly SituationStep[], table: string) =>
  steps.flatMap(({ writes }) => writes[table] ?? []).map(([, row]) => row);

function profileIn(steps: readonly SituationStep[]): string {
  const settings = rowsOf(steps, 'settings').at(-1);
  return settings ? String(memberOf(settings, 'policyProfile')) : 'that of the scenario';
}

function lineOf(step: SituationStep, index: number): string {
  const actions = rowsOf([step], 'auditEvents').map((event) => String(memberOf(event, 'action')));
  const tables = Object.entries(step.writes).map(([table, rows]) => `${rows.length} ${table}`);
  const parts = [timeOf(step.at), step.who?.name ?? '–', step.what, actions.join(', '), tables.join(', ')];
  return [String(index + 1).padStart(5), ...parts.filter((part) => part !== '')].join('  ');
}
