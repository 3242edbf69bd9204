import type { Plan } from '#contracts/plans/plan.ts';
import { planPill } from '#src/resources/plans/labels.ts';
import { CopyIcon } from '#src/ui/parts/CopyIcon.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';
import classes from './PlanView.module.css';

const isRunning = ({ status }: Plan) => status === 'ACTIVE' || status === 'OVERDUE';

/** The offer and the number of a plan below its heading, and its state unless it runs: what is late has its notice. */
export function PlanNumber({ plan }: { readonly plan: Plan }) {
  const pill = isRunning(plan) ? null : planPill(plan);
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
