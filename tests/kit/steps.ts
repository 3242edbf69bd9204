import type { Step } from '#contracts/steps.ts';
import { type CommandName, commandNames, stepsOf } from '#tests/suite/guards/table.ts';
import { lifecycles } from './lifecycles.ts';

/** Steps of another command that one carries out, by approving it or by giving money back; its guards are tried by that command. */
export const carriedOut: { readonly [Name in CommandName]?: readonly Step[] } = {
  approveApproval: ['payment.refund'],
  creditGoods: ['payment.refund'],
};

/**
 * Steps that no command takes: they follow from one, from an answer of the bank or from the time, and their guards refuse
 * no request.
 */
export const consequences: ReadonlySet<string> = new Set(
  Object.entries(lifecycles)
    .flatMap(([name, { machine }]) => machine.transitions.map(({ trigger }) => `${name}.${trigger}`))
    .filter(
      (step) => !commandNames.some((command) => (stepsOf(command) as readonly string[]).includes(step)),
    ),
);
