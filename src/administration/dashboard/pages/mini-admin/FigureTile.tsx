import { Skeleton } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { Figure, FigureName, FigureValue } from '#contracts/dashboard/figure.ts';
import { useGetFigureQuery } from '#src/administration/dashboard/figures-api.ts';
import type { ChosenPeriod } from '#src/administration/dashboard/chosen-period.ts';
import { figures } from '#src/administration/dashboard/figures.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Definition } from './Definition.tsx';
import { FigureChange } from './FigureChange.tsx';
import classes from './FigureTile.module.css';
import { FigureTrend } from './FigureTrend.tsx';
import { TileFailed } from '#src/administration/dashboard/TileFailed.tsx';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { daysText } from '#src/ui/format/days-text.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { Share } from '#src/ui/format/Share.tsx';

interface Props {
  readonly name: FigureName;
  /** Undefined while all figures are being fetched, null if this one is missing in the answer. */
  readonly figure: Figure | null | undefined;
  readonly chosen: ChosenPeriod;
  /** The business day; undefined until it is known. */
  readonly today: string | undefined;
  /** True if it can be visible without scrolling. */
  readonly isFirst: boolean;
}

/** A key figure; one that is missing in the answer is fetched alone. */
export const FigureTile = memo(function FigureTile({ name, figure, chosen, today, isFirst }: Props) {
  return figure === null ? (
    <FetchedTile {...{ name, chosen, today, isFirst }} />
  ) : (
    <Tile name={name} figure={figure} today={today} isFirst={isFirst} />
  );
});

function FetchedTile({ name, chosen, today, isFirst }: Omit<Props, 'figure'>) {
  const { currentData, error, isFetching, refetch } = useGetFigureQuery({
    params: { figure: name },
    query: chosen,
  });
  const isLost = !currentData && error !== undefined && !isFetching;
  const failed = isLost && <TileFailed error={error} onRetry={() => void refetch()} />;
  return <Tile {...{ name, today, isFirst, failed }} figure={currentData} />;
}

interface TileProps extends Pick<Props, 'name' | 'today' | 'isFirst'> {
  /** Undefined while it is being fetched. */
  readonly figure: Figure | undefined;
  /** Shown in the place of a figure that could not be fetched. */
  readonly failed?: ReactNode;
}

/** The figure with its change and a link to exactly its rows. */
function Tile({ name, figure, today, isFirst, failed }: TileProps) {
  const { label, definition, rows, better } = figures[name];
  return (
    <li
      className={classes.tile}
      data-below-the-fold={isFirst ? undefined : true}
      aria-busy={!figure && !failed}
    >
      <div className={classes.head}>
        {figure && today !== undefined ? (
          <AppLink to={rows(figure.period, today)}>{label}</AppLink>
        ) : (
          <span>{label}</span>
        )}
        <Definition label={label} text={definition} />
      </div>
      {failed || (
        <>
          <strong className={classes.value}>
            {figure ? <FigureValueText value={figure.value} /> : <Skeleton width="60%" height="1.5rem" />}
          </strong>
          <div className={classes.change}>
            {figure ? (
              <FigureChange figure={figure} better={better} />
            ) : (
              <Skeleton width="80%" height="1rem" />
            )}
          </div>
          <div className={classes.trend}>{figure && <FigureTrend figure={figure} label={label} />}</div>
        </>
      )}
    </li>
  );
}

/** Formats a figure; a share or an age without data is a dash. */
function FigureValueText({ value }: { readonly value: FigureValue }) {
  const { locale } = useConfiguration();
  if (value.unit === 'MONEY') return <Money value={value.amount} />;
  if (value.unit === 'COUNT') return <Count value={value.count} />;
  if (value.unit === 'DAYS') return value.days === null ? '–' : daysText(value.days, locale);
  return value.shareBps === null ? '–' : <Share bps={value.shareBps} />;
}
