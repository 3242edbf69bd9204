import { arithmeticFaults } from './arithmetic.ts';
import { booksFaults } from './books.ts';
import { scratchcardFaults } from './scratchcard.ts';
import { changedPlanFaults } from './changed-plan.ts';
import { collateralFaults } from './collateral.ts';
import { type Fault, switchable } from './fault.ts';
import { messageFaults } from './message.ts';
import { orderFaults } from './order.ts';
import { paymentFaults } from './payment.ts';
import { planFaults } from './plan.ts';

/** A fault in each rule, and the sequences that have to find it. */
export const faults: readonly Fault[] = [
  ...arithmeticFaults,
  ...planFaults,
  ...changedPlanFaults,
  ...orderFaults,
  ...paymentFaults,
  ...scratchcardFaults,
  ...collateralFaults,
  ...messageFaults,
  ...booksFaults,
];

/** A module in which the faults of the list can be seeded. */
export async function breakable(module: string, load: () => Promise<object>): Promise<object> {
  const original = await load();
  return faults
    .filter((fault) => fault.module === module)
    .reduce(
      (broken, { name, breaks }) => switchable(broken, breaks(original as never), name), // its own module
      original,
    );
}
