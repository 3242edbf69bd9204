import type { OperationName } from '#contracts/index.ts';
import type { Seeded } from '#tools/openapi/ask.ts';
import { type Ask, chooser, readEntities } from '#tools/openapi/entities.ts';
import { administeredSubjects, simulatedSubjects } from './administered.ts';
import { collateralSubjects } from './collateral.ts';
import { listSubjects } from './lists.ts';
import { notificationSubjects } from './notifications.ts';
import { orderSubjects } from './orders.ts';
import { paymentSubjects } from './payments.ts';
import { administeredPlanSubjects, planSubjects } from './plans.ts';
import { scratchcardSubjects } from './scratchcards.ts';
import type { Choice, Subject } from './subject.ts';
import { userSubjects } from './users.ts';

/** The entities of operations' examples, where the first entity of its kind is not suitable. */
export type Subjects = ReadonlyMap<OperationName, Subject>;

/**
 * Finds an order or a payment for each operation that only some of them allow; no two operations share one, so the
 * choices depend on their order.
 */
export async function subjectsOf(ask: Ask, seeded: Seeded): Promise<Subjects> {
  const choice: Choice = { ask, seeded, entities: await readEntities(ask), ...chooser() };
  const chosen = new Map([
    ...(await paymentSubjects(choice)),
    ...collateralSubjects(choice),
    ...scratchcardSubjects(choice),
    ...(await notificationSubjects(choice)),
    ...(await userSubjects(choice)),
    ...(await orderSubjects(choice)),
    ...(await planSubjects(choice)),
    ...administeredPlanSubjects(choice),
    ...listSubjects(choice),
  ]);
  const all = new Map([...chosen, ...administeredSubjects(choice, chosen)]);
  return new Map([...all, ...simulatedSubjects(all)]);
}
