import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { schemaDescription, memberDescriptions } from '#contracts/described.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import type { Machine } from '#contracts/machine.ts';
import type { Description, DocumentSources } from '#contracts/openapi/sources.ts';
import type { MachineName } from '#contracts/steps.ts';
import { z } from '#contracts/z.ts';
import { defaultPort } from '#mocks/adapters/server/options.ts';
import { defaults } from '#src/platform/settings/configuration.ts';

type Schema = z.core.$ZodType;
type MachineOfFolder = NonNullable<ReturnType<DocumentSources['machines']['get']>>;

/** A schema has a name in the document when the contract exports it under one that begins with a capital letter. */
const isName = (text: string) => /^[A-Z]/.test(text);

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value;

/** What the document needs besides the endpoints: names of schemas, descriptions, machines, rules, folders, default addresses. */
export async function readContract(): Promise<Omit<DocumentSources, 'examples'>> {
  const schemas = new Map<string, Schema>();
  const resources = new Map<string, string>();
  const machines = new Map<MachineName, MachineOfFolder>();
  // Not the Problem of problem.ts: the document writes that union itself, with a discriminator.
  for (const file of globSync('contracts/{*.ts,*/*.ts}', { exclude: ['contracts/openapi/**'] }).toSorted()) {
    const exported = (await import(pathToFileURL(resolve(file)).href)) as object; // a module's namespace
    for (const [name, value] of Object.entries(exported)) {
      if (isMachine(value))
        machines.set(name.replace(/Machine$/, '') as MachineName, {
          machine: value,
          resource: basename(dirname(file)),
        }); // the keys of `Machines`
      if (Object.hasOwn(contract, name)) resources.set(name, basename(dirname(file)));
      if (!(value instanceof z.core.$ZodType) || !isName(name) || name === 'Problem') continue;
      const taken = schemas.get(name);
      if (taken && taken !== value) throw new Error(`${file}: there is another schema "${name}".`);
      schemas.set(name, value);
    }
  }
  const pages = pagesOf(schemas);
  return {
    schemas: new Map([...schemas, ...pages]),
    descriptions: new Map([
      ...withFlows(describedIn(schemas), schemas, [...machines.values()]),
      ...textsOf(pages),
    ]),
    resources,
    machines,
    rules: readDomain(),
    servers: [
      {
        url: defaults.apiBaseUrl,
        description: 'The API beside the application, unless it is configured otherwise.',
      },
      { url: `http://127.0.0.1:${defaultPort}`, description: 'The mock backend of `npm run mock-api`.' },
    ],
  };
}

/** The sections of the document of rules: their texts by their titles. */
function readDomain(): ReadonlyMap<string, string> {
  const [, ...sections] = readFileSync('docs/domain.md', 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.join('\n').trim()];
    }),
  );
}

function describedIn(schemas: ReadonlyMap<string, Schema>): ReadonlyMap<string, Description> {
  const named = new Set(schemas.values());
  return new Map(
    [...schemas].map(([name, schema]) => [
      name,
      { text: schemaDescription(schema) ?? '', members: memberDescriptions(schema, (one) => named.has(one)) },
    ]),
  );
}

/** Describes the steps from each state: "`DRAFT`: submit → `SUBMITTED`, remove → `REMOVED`." */
function flowOf({ states, transitions }: Machine): string {
  const begins = transitions.flatMap(({ from, to }) => (from === null && to !== null ? [`\`${to}\``] : []));
  const lines = states.map((state) => {
    const steps = transitions.flatMap(({ from, to, trigger }) =>
      from?.includes(state) && to !== null && to !== state ? [`${trigger} → \`${to}\``] : [],
    );
    return `- \`${state}\`: ${[...new Set(steps)].join(', ') || 'stays so'}`;
  });
  const first = begins.length > 0 ? `Begins as ${[...new Set(begins)].join(' or ')}. ` : '';
  return `${first}What leads from each state to others:\n${lines.join('\n')}`;
}

/** The description of a machine's states lists the steps between them. */
function withFlows(
  described: ReadonlyMap<string, Description>,
  schemas: ReadonlyMap<string, Schema>,
  machines: readonly MachineOfFolder[],
): ReadonlyMap<string, Description> {
  const flows = new Map(machines.map(({ machine }) => [machine.states.join(), flowOf(machine)]));
  const all = new Map(described);
  for (const [name, schema] of schemas) {
    const flow = schema instanceof z.ZodMiniEnum ? flows.get(schema.options.join()) : undefined;
    if (flow === undefined) continue;
    const { text = '', members = {} } = described.get(name) ?? {};
    all.set(name, { text: [text, flow].filter((part) => part !== '').join(' '), members });
  }
  return all;
}

/** The pages of lists, named by their items. */
function pagesOf(schemas: ReadonlyMap<string, Schema>): ReadonlyMap<string, Schema> {
  const pages = new Map<string, Schema>();
  const names = new Map([...schemas].map(([name, schema]) => [schema, name]));
  for (const [operation, { paging, responses }] of Object.entries<Endpoint>(contract)) {
    const page = responses[200];
    if (!paging || !page) continue;
    const name = `${names.get(paging.item) ?? operation}Page`;
    pages.set(pages.has(name) && pages.get(name) !== page ? `${operation}Page` : name, page);
  }
  return pages;
}

function textsOf(pages: ReadonlyMap<string, Schema>): readonly [string, Description][] {
  return [...pages.keys()].map((name) => [
    name,
    { text: `A page of a list: each item is a \`${name.replace(/Page$/, '')}\`.`, members: {} },
  ]);
}
