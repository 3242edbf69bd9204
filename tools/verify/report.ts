import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { problems } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import { type CaseResult, suiteSummary, unproved } from './results.ts';

const Seen = z.object({ operation: z.string(), status: z.int(), members: z.array(z.string()) });
type Seen = z.output<typeof Seen>;

/** The members of an answer by their paths: "items[].amount.currency". */
export function membersOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => membersOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [at, ...membersOf(member, at)];
  });
}

/** The members that a schema documents, by the same paths. */
function documentedMembers(
  schema: z.core.$ZodType,
  path = '',
  around: readonly z.core.$ZodType[] = [],
): readonly string[] {
  if (around.includes(schema)) return []; // it contains itself
  const inside = [...around, schema];
  const { def } = (schema as z.core.$ZodTypes)._zod; // each schema is one of the known kinds
  if (def.type === 'object')
    return Object.entries<z.core.$ZodType>(def.shape).flatMap(([name, member]) => {
      const at = path === '' ? name : `${path}.${name}`;
      return [at, ...documentedMembers(member, at, inside)];
    });
  if (def.type === 'array') return documentedMembers(def.element, `${path}[]`, inside);
  if (def.type === 'nullable' || def.type === 'optional')
    return documentedMembers(def.innerType, path, inside);
  if (def.type === 'union') return def.options.flatMap((option) => documentedMembers(option, path, inside));
  return [];
}

/** A text inside an element of HTML or XML. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A row of the page: what an operation documents, and what its answers have shown of it. */
function row(name: string, definition: Endpoint, answers: readonly Seen[]): string {
  const statuses = [
    ...new Set([
      ...Object.keys(definition.responses).map(Number),
      ...problemsOf(definition).map((code) => problems[code].status),
    ]),
  ].toSorted((a, b) => a - b);
  const marks = statuses.map((status) => {
    const count = answers.filter((one) => one.status === status).length;
    return `<span class="${count > 0 ? 'seen' : 'unseen'}">${status}${count > 0 ? ` × ${count}` : ''}</span>`;
  });
  const documented = new Set(
    Object.values(definition.responses).flatMap((schema) => (schema ? documentedMembers(schema) : [])),
  );
  const answeredMembers = new Set(answers.flatMap(({ status, members }) => (status < 300 ? members : [])));
  const missing = [...documented].filter((member) => !answeredMembers.has(member));
  const count = `${documented.size - missing.length} of ${documented.size}`;
  const list =
    missing.length > 0
      ? `<details><summary>${count}</summary>${escaped(missing.join(', '))}</details>`
      : count;
  return `<tr><th scope="row">${name}</th><td>${marks.join(' ')}</td><td>${list}</td></tr>`;
}

function notReachedTable(cases: readonly CaseResult[]): string {
  const rows = cases.flatMap(({ file, title, notReached }) =>
    notReached === null
      ? []
      : [`<tr><th scope="row">${escaped(`${file} › ${title}`)}</th><td>${escaped(notReached)}</td></tr>`],
  );
  return rows.length === 0
    ? ''
    : `<h2>Cases that were not reached</h2>
<table><thead><tr><th>Case</th><th>Why</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

/**
 * Writes index.html: what the run does not prove, each operation with the statuses and members of its answers, documented
 * and seen, and what was not reached.
 * @param isPart whether only some operations or flows were asked for
 */
export function writePage(
  folder: string,
  seenFile: string,
  cases: readonly CaseResult[],
  isPart: boolean,
): void {
  const lines = existsSync(seenFile) ? readFileSync(seenFile, 'utf8').trim().split('\n') : [];
  const answersByOperation = Map.groupBy(
    lines.filter((line) => line !== '').map((line) => z.parse(Seen, JSON.parse(line))),
    ({ operation }) => operation,
  );
  const rows = Object.entries<Endpoint>(contract).map(([name, definition]) =>
    row(name, definition, answersByOperation.get(name) ?? []),
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contract suite</title>
<style>body{font:14px/1.5 system-ui;margin:2rem}table{border-collapse:collapse}th,td{padding:.25rem .75rem;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}
th[scope=row]{font-weight:400}.unseen{color:#767676}.seen{font-weight:600}</style>
<h1>Contract suite</h1><p>${suiteSummary(cases)}</p><p>${unproved(true, isPart).join(' ')}</p><p>Statuses in bold were answered, with how often; the others are documented and were not seen. Members are those of
successful answers; a list names the ones that no answer had.</p>
<table><thead><tr><th>Operation</th><th>Statuses</th><th>Members seen</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
${notReachedTable(cases)}</html>`,
  );
}
