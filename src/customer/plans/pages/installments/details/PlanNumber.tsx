import type { Plan } from '#contracts/plans/plan.ts';
import { planPill } from '#src/resources/plans/labels.ts';
import { CopyIcon } from '#src/ui/parts/CopyIcon.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';
import classes from './PlanView.module.css';

/** The offer and the number of a plan below its heading, and its state if that is unusual. */
export function PlanNumber({ plan }: { readonly plan: Plan }) {
  const pill = planPill(plan);
  return (
    <p className={classes.number}>
      <span>
        {plan.offer.name} · <Verbatim>{plan.number}</Verbatim>{' '}
        <CopyIcon text={plan.number} label="Copy the plan’s number" />
      </span>
      {pill && <Status {...pill} />}
    </p>
  );
}
