import { Skeleton } from '@mantine/core';
import { useGetDashboardQuery, useGetFiguresQuery } from '#src/features/dashboard/api.ts';
import { shownOf } from '#src/features/dashboard/arrangement.ts';
import { Page } from '#src/layout/Page.tsx';
import { routes } from '#src/platform/page-table.ts';
import { useFirstAnswer } from '#src/ui/use-first-answer.ts';
import { ActivityFeed } from './ActivityFeed.tsx';
import classes from './Dashboard.module.css';
import { FigureTile } from './FigureTile.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { LatestPayments } from './LatestPayments.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { figureNames, type PartName, partNames } from '#src/features/dashboard/tiles.ts';
import { TileFailed } from '#src/features/dashboard/TileFailed.tsx';
import { TilesButton } from './TilesButton.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useAskedPeriod } from './use-asked-period.ts';
import { useCharts } from './use-charts.ts';
import { WorkQueues } from './WorkQueues.tsx';

/** The dashboard: key figures, open work, recent events. Each part is fetched separately. */
export default function DashboardPage() {
  const asked = useAskedPeriod();
  const key = useGetFiguresQuery({ query: asked });
  const shown = useFirstAnswer(key.currentData);
  // The figures are fetched first; if they fail, the other parts are fetched all the same.
  const { isQuiet, charts } = useCharts(shown !== undefined || key.error !== undefined);
  const { data: answer, error, isFetching, refetch } = useGetDashboardQuery(undefined, { skip: !isQuiet });
  const data = useFirstAnswer(answer);
  const isLost = !data && error !== undefined && !isFetching;
  const areFiguresLost = !shown && key.error !== undefined && !key.isFetching;
  const { arrangement, arrange } = useArrangement();
  const shownFigures = shownOf(figureNames, arrangement);

  function part(name: PartName) {
    switch (name) {
      case 'queues':
        return isLost ? (
          <TileFailed key={name} error={error} onRetry={() => void refetch()} />
        ) : (
          <WorkQueues key={name} figures={data?.figures} today={data?.businessDate} isQuiet={isQuiet} />
        );
      case 'activity':
        return <ActivityFeed key={name} isQuiet={isQuiet} />;
      case 'latest-orders':
        return !isLost && <LatestOrders key={name} orders={data?.latestOrders} />;
      case 'latest-payments':
        return !isLost && <LatestPayments key={name} payments={data?.latestPayments} />;
      case 'system':
        return charts ? (
          <charts.SystemCard key={name} today={shown?.businessDate} />
        ) : (
          <ChartPlaceholder key={name} />
        );
      case 'collections':
      case 'ageing':
      case 'plan-mix':
      case 'payment-failures':
      case 'card-funnel':
      case 'delivery-funnel':
        return charts ? (
          <charts.ChartCard key={name} name={name} asked={asked} />
        ) : (
          <ChartPlaceholder key={name} />
        );
    }
  }

  return (
    <Page
      heading="Administration"
      lead={routes.administration.lead}
      actions={
        <>
          <PeriodPicker asked={asked} period={shown?.period} />
          <TilesButton {...{ arrangement, arrange }} />
        </>
      }
    >
      {areFiguresLost ? (
        <TileFailed error={key.error} onRetry={() => void key.refetch()} />
      ) : (
        shownFigures.length > 0 && (
          <ul className={classes.tiles} aria-label="Key figures">
            {shownFigures.map((name) => (
              <FigureTile
                key={name}
                name={name}
                given={shown && (shown.figures.find((one) => one.name === name)?.figure ?? null)}
                asked={asked}
                today={shown?.businessDate}
              />
            ))}
          </ul>
        )
      )}
      <div className={classes.columns}>{shownOf(partNames, arrangement).map(part)}</div>
    </Page>
  );
}

/** Reserves the space of the charts that follow the figures. */
const ChartPlaceholder = () => <Skeleton height="20rem" />;
