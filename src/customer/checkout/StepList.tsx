import { Anchor, Stepper, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './StepList.module.css';
import type { StepLink } from './steps.ts';

/**
 * The steps of the purchase with the current one; where there is no room for them, its number. Completed steps are links;
 * Alt+Left Arrow opens the previous one.
 */
export function StepList({ steps, current }: { steps: readonly StepLink[]; current: StepLink['key'] }) {
  const navigate = useNavigate();
  const here = steps.findIndex(({ key }) => key === current);
  const leadsBack = (index: number) => index < here && steps[index]?.isOnce !== true;
  const goTo = (index: number) => {
    const step = steps[index];
    if (step) void navigate(step.to);
  };
  const previous = steps.findLastIndex((_step, index) => leadsBack(index));
  useHotkeys([['alt+ArrowLeft', () => goTo(previous)]]);
  return (
    <nav aria-label="Steps of the checkout" className={classes.steps}>
      <Stepper
        active={here}
        size="xs"
        iconSize={16}
        completedIcon={<Icon name="check" size={16} />}
        allowNextStepsSelect={false}
        onStepClick={goTo}
        classNames={{
          steps: classes['list'] ?? '',
          step: classes['step'] ?? '',
          stepIcon: classes['icon'] ?? '',
          stepCompletedIcon: classes['done'] ?? '',
          stepLabel: classes['label'] ?? '',
          stepBody: classes['body'] ?? '',
          separator: classes['separator'] ?? '',
        }}
      >
        {steps.map(({ key, label }, index) => (
          <Stepper.Step
            key={key}
            label={
              <>
                {label}
                {index < here && <VisuallyHidden>, done</VisuallyHidden>}
              </>
            }
            allowStepSelect={leadsBack(index)}
            aria-current={index === here ? 'step' : undefined}
          />
        ))}
      </Stepper>
      <p className={classes.here}>
        <span>
          Step {here + 1} of {steps.length}
        </span>
        {previous >= 0 && (
          <Anchor component="button" type="button" inherit onClick={() => goTo(previous)}>
            Back to {steps[previous]?.label.toLowerCase()}
          </Anchor>
        )}
      </p>
    </nav>
  );
}
