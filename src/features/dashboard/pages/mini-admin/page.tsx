import { Skeleton } from '@mantine/core';
import { FigureName } from '#contracts/dashboard/figures.ts';
import { useGetDashboardQuery, useGetFiguresQuery } from '#src/features/dashboard/api.ts';
import { useAskedPeriod } from '#src/features/dashboard/asked-period.ts';
import { dashboardCharts } from '#src/features/dashboard/chart-look.ts';
import { Page } from '#src/layout/Page.tsx';
import { ActivityFeed } from './ActivityFeed.tsx';
import classes from './Dashboard.module.css';
import { FigureTile } from './FigureTile.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { LatestPayments } from './LatestPayments.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { TileFailed } from '#src/features/dashboard/TileFailed.tsx';
import { useCharts } from './use-charts.ts';
import { WorkQueues } from './WorkQueues.tsx';

/** Where an administrator's day begins: key figures, what waits, what happened. Each part is asked for by itself. */
export default function DashboardPage() {
  const asked = useAskedPeriod();
  const key = useGetFiguresQuery({ query: asked });
  const { currentData: shown } = key;
  // The figures come first; what follows does not wait for them if they do not come at all.
  const { isQuiet, charts } = useCharts(shown !== undefined || key.error !== undefined);
  const { data, error, isFetching, refetch } = useGetDashboardQuery(undefined, { skip: !isQuiet });
  const isLost = !data && error !== undefined && !isFetching;
  const areFiguresLost = !shown && key.error !== undefined && !key.isFetching;
  return (
    <Page heading="Administration" actions={<PeriodPicker asked={asked} period={shown?.period} />}>
      {areFiguresLost ? (
        <TileFailed error={key.error} onRetry={() => void key.refetch()} />
      ) : (
        <ul className={classes.tiles} aria-label="Key figures">
          {FigureName.options.map((name) => (
            <FigureTile
              key={name}
              name={name}
              given={shown && (shown.figures.find((one) => one.name === name)?.figure ?? null)}
              asked={asked}
              today={shown?.businessDate}
              charts={charts}
            />
          ))}
        </ul>
      )}
      <div className={classes.columns}>
        {isLost ? (
          <TileFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <WorkQueues figures={data?.figures} today={data?.businessDate} isQuiet={isQuiet} />
        )}
        <ActivityFeed isQuiet={isQuiet} />
        {dashboardCharts.map((name) =>
          charts ? (
            <charts.ChartCard key={name} {...{ name, asked }} />
          ) : (
            <Skeleton key={name} height="20rem" />
          ),
        )}
        {!isLost && (
          <>
            <LatestOrders orders={data?.latestOrders} />
            <LatestPayments payments={data?.latestPayments} />
          </>
        )}
      </div>
    </Page>
  );
}
