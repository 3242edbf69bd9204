import { Button } from '@mantine/core';
import { type Period, usualDays } from '#contracts/dashboard/period.ts';
import { useOpenedModule } from '#src/ui/loading/use-opened-module.ts';
import { type ChosenPeriod, periodAddress } from '#src/administration/dashboard/chosen-period.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import classes from './Dashboard.module.css';

/** Loaded on the first press, because a calendar is heavy. */
const loadPopover = () => import('./PeriodPopover.tsx');

const choices = [
  { days: 1, label: 'Today' },
  { days: 7, label: '7 days' },
  { days: usualDays, label: '4 weeks' },
  { days: 84, label: '12 weeks' },
  { days: 365, label: 'Year' },
] as const;

interface Props {
  readonly chosen: ChosenPeriod;
  /** The period of the figures; undefined until it is known. */
  readonly period: Period | undefined;
}

const pill = { size: 'xs', radius: 'xl' } as const;

/** Chooses the period of the page, which is kept in its address. */
export function PeriodPicker({ chosen, period }: Props) {
  const dateText = useDateText();
  const [popover, open] = useOpenedModule(loadPopover);
  const { days = usualDays, to } = chosen;
  const isChoice = to === undefined && choices.some((choice) => choice.days === days);
  const button = (
    <Button
      {...pill}
      variant={isChoice ? 'default' : 'filled'}
      rightSection={<Icon name="chevron-down" size={14} />}
      aria-haspopup="dialog"
      onClick={open}
    >
      {isChoice || !period
        ? 'Other days'
        : `${dateText(period.from, 'short')} – ${dateText(period.to, 'medium')}`}
    </Button>
  );
  return (
    <nav className={classes.period} aria-label="Period">
      {choices.map((choice) => {
        const isShown = isChoice && choice.days === days;
        return (
          <Button
            key={choice.days}
            {...pill}
            component={AppLink}
            to={periodAddress({ days: choice.days })}
            variant={isShown ? 'filled' : 'default'}
            aria-current={isShown || undefined}
          >
            {choice.label}
          </Button>
        );
      })}
      {popover ? (
        <popover.default button={button} period={isChoice ? undefined : period} latest={period?.to} />
      ) : (
        button
      )}
    </nav>
  );
}
