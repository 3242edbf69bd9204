import type { Example } from '#contracts/endpoint.ts';
import type { Machine } from '#contracts/machine.ts';
import type { MachineName } from '#contracts/steps.ts';
import type { z } from '#contracts/z.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What a schema means, and what its members mean. */
export interface Description {
  readonly text: string;
  readonly members: Readonly<Record<string, string>>;
}

export interface ExampleRequest extends Omit<Example, 'name'> {
  readonly ifMatch?: string;
}

/** Answers and values of the mock backend; empty while they are being collected. */
export interface Examples {
  /** A value for each scalar, by the name of its schema. */
  readonly scalars: ReadonlyMap<string, unknown>;
  /** A whole answer, by the name of its schema. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** The requests of each operation's examples, with existing ids and versions. */
  readonly requests: ReadonlyMap<string, readonly ExampleRequest[]>;
}

/** Everything that the document is built from, in addition to the endpoints. */
export interface DocumentSources {
  /** The schemas that the contract exports, by name. */
  readonly schemas: ReadonlyMap<string, z.core.$ZodType>;
  /** By the names of the schemas. */
  readonly descriptions: ReadonlyMap<string, Description>;
  /** The folder of `contracts/` that an operation comes from. */
  readonly resources: ReadonlyMap<string, string>;
  /** The state machines, and the folders of `contracts/` that they come from. */
  readonly machines: ReadonlyMap<MachineName, { readonly machine: Machine; readonly resource: string }>;
  /** The sections of docs/domain.md by their titles. */
  readonly rules: ReadonlyMap<string, string>;
  readonly examples: Examples;
  /** Where the application and the mock backend serve the API by default. */
  readonly servers: readonly { readonly url: string; readonly description: string }[];
}
