import type { Transition } from '#contracts/machine.ts';
import { collateralMachine } from '#contracts/collateral/machine.ts';
import { orderMachine } from '#contracts/orders/machine.ts';
import { paymentMachine } from '#contracts/payments/machine.ts';
import { planMachine } from '#contracts/plans/machine.ts';
import { batchMachine } from '#contracts/scratchcards/batch-machine.ts';
import { scratchcardMachine } from '#contracts/scratchcards/machine.ts';
import type { Reads } from '#mocks/resources/tables.ts';

const kept = [
  'users',
  'orders',
  'quotes',
  'assessments',
  'plans',
  'payments',
  'refunds',
  'collaterals',
  'cardTokens',
  'batches',
  'scratchcards',
  'scratchcardTokens',
  'wrongPins',
  'approvals',
  'auditEvents',
  'messages',
  'inbox',
] as const;

interface Row {
  readonly id: string;
  readonly status?: string;
}
type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** All rows of the business. Rows never change: another object is another row. */
export function rowsOf({ tables }: { readonly tables: Reads }): Rows {
  return new Map(kept.map((name) => [name, new Map(tables[name].all().map((row) => [row.id, row]))]));
}

/** The names of the rows that differ. */
export function sameRows(before: Rows, after: Rows): string[] {
  return kept.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    const ids = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
    return [...ids].filter((id) => old?.get(id) !== now?.get(id)).map((id) => `${name} ${id}`);
  });
}

interface AnyMachine {
  readonly transitions: readonly (Omit<Transition, 'to' | 'from'> & {
    readonly to: string | null;
    readonly from: readonly string[] | null;
  })[];
}

const machines: Readonly<Record<string, AnyMachine>> = {
  orders: orderMachine,
  plans: planMachine,
  payments: paymentMachine,
  collaterals: collateralMachine,
  batches: batchMachine,
  scratchcards: scratchcardMachine,
};

/** The states that a machine reaches from one, in any number of steps: a request may take several. */
function reachable({ transitions }: AnyMachine, from: string): ReadonlySet<string> {
  const states = new Set([from]);
  for (const state of states)
    for (const row of transitions) if (row.to !== null && row.from?.includes(state)) states.add(row.to);
  return states;
}

/** Throws where a state has changed otherwise than along the contract's machine. */
export function checkSteps(before: Rows, after: Rows): void {
  for (const [name, machine] of Object.entries(machines)) {
    for (const [id, { status = '' }] of after.get(name) ?? []) {
      const old = before.get(name)?.get(id)?.status;
      if (old !== undefined && old !== status && !reachable(machine, old).has(status))
        throw new Error(`${name} ${id} went from ${old} to ${status}`);
    }
    for (const id of before.get(name)?.keys() ?? [])
      if (!after.get(name)?.has(id)) throw new Error(`${name} ${id} is gone`);
  }
}
