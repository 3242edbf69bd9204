import { useGetFiguresQuery } from '#src/administration/dashboard/figures-api.ts';
import { shownOf } from '#src/administration/dashboard/arrangement.ts';
import { figureNames, type PanelName, panelNames } from '#src/administration/dashboard/tiles.ts';
import { Page } from '#src/layout/Page.tsx';
import { PageRefreshBar } from '#src/layout/PageRefreshBar.tsx';
import { routes } from '#src/platform/routing/page-table.ts';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { useFirstAnswer } from '#src/ui/loading/use-first-answer.ts';
import { useNear } from '#src/ui/loading/use-near.ts';
import classes from './Dashboard.module.css';
import { FigureTile } from './FigureTile.tsx';
import { PanelPlaceholder } from './PanelPlaceholder.tsx';
import { PanelRows } from './PanelRows.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { TilesButton } from './TilesButton.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useMemo, useEffect, useState } from 'react';
import { usualDays } from '#contracts/dashboard/period.ts';
import type { ChosenPeriod } from '#src/administration/dashboard/chosen-period.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';

/** Reserves the space of the panels below the figures. */
const PanelPlaceholders = ({ names }: { readonly names: readonly PanelName[] }) => (
  <PanelRows names={names}>{(name) => <PanelPlaceholder name={name} />}</PanelRows>
);

const Panels = lazyInline(() => import('./Panels.tsx'), PanelPlaceholders);

/** The number of tiles that a tall phone shows; the others are laid out later. */
const firstTiles = 8;

/** The dashboard: key figures, then open work, recent events and charts, which follow when they are near. */
export default function DashboardPage() {
  const chosen = useChosenPeriod();
  const { currentData, error, isFetching } = useGetFiguresQuery({ query: chosen });
  const firstAnswer = useFirstAnswer(currentData);
  // The figures are fetched first; if they fail, the panels are fetched all the same.
  const isQuiet = useQuiet(firstAnswer !== undefined || error !== undefined);
  const { ref, isNear } = useNear<HTMLDivElement>();
  // without an answer for all of them, each tile is fetched, and fails, alone
  const areFiguresLost = !firstAnswer && error !== undefined && !isFetching;
  const { arrangement, arrange } = useArrangement();
  const shownFigures = shownOf(figureNames, arrangement);
  const panels = shownOf(panelNames, arrangement);

  return (
    <Page
      heading="Administration"
      lead={routes.administration.lead}
      actions={
        <>
          <PeriodPicker chosen={chosen} period={firstAnswer?.period} />
          <TilesButton {...{ arrangement, arrange }} />
        </>
      }
    >
      <PageRefreshBar />
      {shownFigures.length > 0 && (
        <ul className={classes.tiles} aria-label="Key figures">
          {shownFigures.map((name, at) => (
            <FigureTile
              key={name}
              name={name}
              figure={
                firstAnswer
                  ? (firstAnswer.figures.find((one) => one.name === name)?.figure ?? null)
                  : areFiguresLost
                    ? null
                    : undefined
              }
              chosen={chosen}
              today={firstAnswer?.businessDate}
              isFirst={at < firstTiles}
            />
          ))}
        </ul>
      )}
      <div ref={ref} className={classes.columns}>
        {isQuiet && isNear ? (
          <Panels names={panels} chosen={chosen} today={firstAnswer?.businessDate} />
        ) : (
          <PanelPlaceholders names={panels} />
        )}
      </div>
    </Page>
  );
}

/** Returns the period in the address, the same object until it changes; an invalid one is replaced by the default. */
function useChosenPeriod(): ChosenPeriod {
  const { days, to } = usePageQuery('administration');
  return useMemo(() => {
    const number = Number(days);
    const isPeriod = days !== undefined && number >= 1 && number <= 366;
    return { ...(isPeriod && number !== usualDays && { days: number }), ...(to !== undefined && { to }) };
  }, [days, to]);
}

/** Returns true once the first content has been rendered and the browser is idle, so that the rest may load. */
function useQuiet(hasData: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!hasData || isQuiet) return;
    const cancel = whenRendered(() => setQuiet(true));
    return () => cancel();
  }, [hasData, isQuiet]);
  return isQuiet;
}
