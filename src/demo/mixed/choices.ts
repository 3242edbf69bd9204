import { contract, type OperationName } from '#contracts/index.ts';
import { mixableOperations } from '#contracts/mixed.ts';

/** What can be sent to a real API: a whole resource or one operation. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly operations: readonly OperationName[];
}

/** "plans" for "/v1/plans/{planId}", "admin/plans" for those of administrators. */
function resourceOf(operation: OperationName): string {
  const [, , first = '', second = ''] = contract[operation].path.split('/');
  return first === 'admin' ? `${first}/${second}` : first;
}

const resources: ReadonlyMap<string, readonly OperationName[]> = Map.groupBy(mixableOperations, resourceOf);

const choiceOfResource = ([resource, operations]: readonly [string, readonly OperationName[]]): Choice => ({
  value: resource,
  label: operations.length === 1 ? resource : `${resource}: all ${operations.length} operations`,
  operations,
});

const choiceOfOperation = (operation: OperationName): Choice => ({
  value: operation,
  label: `${contract[operation].method} ${contract[operation].path}`,
  operations: [operation],
});

/** The resources, then the single operations. */
export const choices: readonly Choice[] = [
  ...[...resources].map(choiceOfResource),
  ...mixableOperations.map(choiceOfOperation),
];

/** Some operations as choices: a resource stands for all its operations. */
export const choicesOf = (operations: readonly OperationName[]): readonly Choice[] =>
  [...Map.groupBy(operations, resourceOf)].flatMap(([resource, some]) =>
    resources.get(resource)?.length === some.length
      ? [choiceOfResource([resource, some])]
      : some.map(choiceOfOperation),
  );

/** "plans, 2 of admin/payments" */
export const mixedWords = (operations: readonly OperationName[]): string =>
  [...Map.groupBy(operations, resourceOf)]
    .map(([resource, { length }]) =>
      resources.get(resource)?.length === length ? resource : `${length} of ${resource}`,
    )
    .join(', ');
