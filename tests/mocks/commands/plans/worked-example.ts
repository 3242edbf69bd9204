import { openBackend } from '#tests/kit/backend.ts';
import { planHolder } from '#tests/kit/plans.ts';

/** A backend, and the customer with the plan of the worked example. */
export async function holder() {
  const backend = await openBackend();
  return { backend, customer: await planHolder(backend) };
}
