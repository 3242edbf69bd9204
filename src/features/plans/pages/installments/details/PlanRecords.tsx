import type { Plan } from '#contracts/plans/plan.ts';
import { PlanActivity } from './PlanActivity.tsx';
import { PlanDocuments } from './PlanDocuments.tsx';

/** What is looked up now and then: documents, and what has happened. */
export default function PlanRecords({ plan }: { readonly plan: Plan }) {
  return (
    <>
      <PlanDocuments plan={plan} />
      <PlanActivity planId={plan.id} />
    </>
  );
}
