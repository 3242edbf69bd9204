import type { Product } from '#contracts/catalogue/product.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { ProductPicture } from '#src/customer/catalogue/ProductPicture.tsx';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { ScheduleStrip } from '#src/kits/schedule/ScheduleStrip.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { planPill } from '#src/resources/plans/labels.ts';
import { amountDueNext } from '#src/resources/plans/lateness.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import classes from './PlanRow.module.css';

interface Props {
  readonly plan: Plan;
  /** What was bought first; undefined until the catalogue is read, and for what it no longer has. */
  readonly product: Product | undefined;
}

/** A plan in brief: what was bought, what is left, its strip, the next amount. The whole row leads to the plan. */
export function PlanRow({ plan, product }: Props) {
  const last = plan.strip.at(-1);
  const pill = planPill(plan);
  return (
    <article className={classes.row}>
      {product ? (
        <ProductPicture product={product} isFirst className={classes.picture} />
      ) : (
        <span className={classes.picture} />
      )}
      <div className={classes.words}>
        <h2>
          <AppLink to={paths.planDetails({ plan: plan.number })}>{plan.title}</AppLink>
        </h2>
        <p>
          <Money value={plan.leftToPay} /> left
          {last && (
            <>
              {' · last payment '}
              <DateText value={last.dueDate} />
            </>
          )}
        </p>
      </div>
      <div className={classes.next}>
        {plan.next && (
          <span className={classes.amount}>
            <Money value={amountDueNext(plan) ?? plan.next.amount} />
          </span>
        )}
        {pill && <Status {...pill} />}
        <span className={classes.action}>
          <FinishPaying plan={plan} aside isReasonBeside />
        </span>
      </div>
      <div className={classes.strip}>
        <ScheduleStrip
          segments={plan.strip}
          currency={plan.financed.currency}
          size="card"
          label={`Schedule of ${plan.number}`}
        />
      </div>
    </article>
  );
}
