import type { OperationName } from '#contracts/index.ts';
import type { Money } from '#contracts/money.ts';
import type { ExampleRequest, Json } from '#contracts/openapi/sources.ts';
import type { Seeded } from '#tools/openapi/ask.ts';
import type { Ask, chooser, Entities } from '#tools/openapi/entities.ts';

/** The entity that an operation's example is about. */
export interface Subject extends Pick<ExampleRequest, 'params' | 'ifMatch'> {
  /** Members of the first example's body. */
  readonly body?: Json;
  /** Ids for those in the bodies of the examples, by their prefix. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** The subjects of some operations. */
export type SubjectList = readonly (readonly [OperationName, Subject])[];

/** The data from which the subjects are chosen. */
export interface Choice extends ReturnType<typeof chooser> {
  readonly ask: Ask;
  readonly seeded: Seeded;
  readonly entities: Entities;
}

export const versionOf = ({ version }: { readonly version: number }) => ({ ifMatch: `"${version}"` });

/** The sources of a payment of this amount by the customer's card. */
export const byCard = ({ cardTokenId }: Seeded, { amountMinor }: Money) => ({
  sources: [{ kind: 'CARD', cardTokenId, amountMinor }],
});
