import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { contractVersion } from '#contracts/version.ts';
import { createComponents } from './components.ts';
import { usedHeaders } from './headers.ts';
import { operationOf } from './operation.ts';
import { createParameters } from './parameters.ts';
import { problemComponents } from './problems.ts';
import { createResponses } from './responses.ts';
import { shareParameters } from './shared-parameters.ts';
import type { DocumentSources, Json } from './sources.ts';
import { machinesOf } from './steps.ts';
import { info, schemes, tagOf, wholeDescription } from './descriptions.ts';

/** Sorted by path and method, because the order of a module's exports differs between runtimes. */
const operations = Object.entries<Endpoint>(contract).toSorted(([, a], [, b]) =>
  `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1,
);

/** The contract as an OpenAPI 3.1 document: a plain object, ready for JSON. */
export function buildOpenApi(sources: DocumentSources): Json {
  const { examples } = sources;
  const components = createComponents(sources.schemas, sources.descriptions, examples.scalars);
  const parametersOf = createParameters(components, sources.descriptions);
  const responses = createResponses(components, examples.answers);
  const written: Record<string, Record<string, Json>> = {};
  for (const [name, definition] of operations) {
    const operation = operationOf(name, definition, { components, parametersOf, responses }, sources);
    written[definition.path] = { ...written[definition.path], [definition.method.toLowerCase()]: operation };
  }
  const { paths, parameters } = shareParameters(written);
  const problemSchemas = problemComponents(components);
  const tags = [...new Set(operations.map(([name]) => sources.resources.get(name) ?? ''))];
  const shared = responses.shared();
  return {
    openapi: '3.1.1',
    info: { ...info, description: wholeDescription(sources), version: contractVersion },
    servers: sources.servers,
    tags: tags.toSorted().map((resource) => tagOf(resource, sources)),
    'x-machines': machinesOf(sources.machines),
    paths,
    components: {
      securitySchemes: schemes,
      parameters,
      headers: usedHeaders([paths, shared]),
      examples: responses.examples(),
      responses: shared,
      schemas: { ...components.used(), ...problemSchemas },
    },
  };
}
