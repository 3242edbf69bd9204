import { AppLink } from '#src/ui/AppLink.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import classes from './StepList.module.css';
import type { StepLink } from './steps.ts';

/** Where in the purchase this is. Steps that are done are links back. */
export function StepList({ steps, current }: { steps: readonly StepLink[]; current: StepLink['key'] }) {
  const here = steps.findIndex(({ key }) => key === current);
  return (
    <nav aria-label="Steps of the checkout">
      <ol className={classes.steps}>
        {steps.map(({ key, label, to }, index) => (
          <li
            key={key}
            data-state={index < here ? 'done' : index === here ? 'current' : 'ahead'}
            aria-current={index === here ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {index < here ? <Icon name="check" size={14} /> : index + 1}
            </span>
            {index < here ? (
              <AppLink to={to}>
                {label}
                <VisuallyHidden>, done</VisuallyHidden>
              </AppLink>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
