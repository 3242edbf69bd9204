import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import type { DocumentSources } from '#contracts/openapi/sources.ts';
import { z } from '#contracts/z.ts';
import { commentsOf } from './comments.ts';

type Schema = z.core.$ZodType;

/** A schema has a name in the document when the contract exports it under one that begins with a capital letter. */
const isName = (text: string) => /^[A-Z]/.test(text);

/** What the files of the contract say besides its endpoints: the names of schemas, comments, folders. */
export async function readContract(): Promise<Omit<DocumentSources, 'examples'>> {
  const schemas = new Map<string, Schema>();
  const comments: [string, ReturnType<typeof commentsOf>[number][1]][] = [];
  const resources = new Map<string, string>();
  // Not the Problem of problem.ts: the document writes that union itself, with a discriminator.
  for (const file of globSync('contracts/{*.ts,*/*.ts}', { exclude: ['contracts/openapi/**'] }).toSorted()) {
    comments.push(...commentsOf(readFileSync(file, 'utf8')));
    const exported = (await import(pathToFileURL(resolve(file)).href)) as object; // a module's namespace
    for (const [name, value] of Object.entries(exported)) {
      if (Object.hasOwn(contract, name)) resources.set(name, basename(dirname(file)));
      if (!(value instanceof z.core.$ZodType) || !isName(name) || name === 'Problem') continue;
      const taken = schemas.get(name);
      if (taken && taken !== value) throw new Error(`${file}: there is another schema "${name}".`);
      schemas.set(name, value);
    }
  }
  return { schemas: withPages(schemas), comments: new Map(comments), resources };
}

/** The page of a list is named by its item. */
function withPages(schemas: ReadonlyMap<string, Schema>): ReadonlyMap<string, Schema> {
  const all = new Map(schemas);
  const names = new Map([...schemas].map(([name, schema]) => [schema, name]));
  for (const [operation, { paging, answers }] of Object.entries<Endpoint>(contract)) {
    const page = answers[200];
    if (!paging || !page) continue;
    const name = `${names.get(paging.item) ?? operation}Page`;
    all.set(all.has(name) && all.get(name) !== page ? `${operation}Page` : name, page);
  }
  return all;
}
