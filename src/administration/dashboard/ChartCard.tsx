import { SegmentedControl, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ChartName } from '#contracts/dashboard/chart.ts';
import { useGetChartQuery } from './api.ts';
import type { ChosenPeriod } from './chosen-period.ts';
import { useListPlanOffersQuery } from '#src/resources/catalogue/api.ts';
import { charts } from './charts.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { monthText } from '#src/ui/format/month-text.ts';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useModule } from '#src/ui/loading/use-module.ts';
import classes from './ChartCard.module.css';
import { ChartTable } from './ChartTable.tsx';
import { TileFailed } from './TileFailed.tsx';

/** Includes the charting library, the largest of all dependencies. */
const loadBars = () => import('./BarsOfChart.tsx');

interface Props {
  readonly name: ChartName;
  readonly chosen: ChosenPeriod;
}

const isDay = /^\d{4}-\d\d-\d\d$/;
const isMonth = /^\d{4}-\d\d$/;

const forms = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
];

/** A chart and a table with the same figures and links to the rows. A failure affects only this card. */
export function ChartCard({ name, chosen }: Props) {
  const [form, setForm] = useState('chart');
  const dateText = useDateText();
  const { locale } = useConfiguration();
  const { currentData, error, isFetching, refetch } = useGetChartQuery({
    params: { chart: name },
    query: chosen,
  });
  const Bars = useModule(loadBars, true)?.default;
  const offers = useListPlanOffersQuery({ query: { limit: 100 } }, { skip: name !== 'plan-mix' });
  const offerName = (code: string) => offers.data?.items.find((offer) => offer.code === code)?.name ?? code;
  const { label, lead, word, ...chart } = charts[name];
  const wordOf = (key: string) => {
    if (isDay.test(key)) return dateText(key, 'short');
    if (isMonth.test(key)) return monthText(key, locale);
    return word ? word(key) : offerName(key);
  };
  return (
    <section className={classes.card} aria-label={label} aria-busy={isFetching || (currentData && !Bars)}>
      <div className={classes.head}>
        <h2>{label}</h2>
        <SegmentedControl
          size="xs"
          aria-label={`Form of “${label}”`}
          data={forms}
          value={form}
          onChange={setForm}
        />
      </div>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.body}>
        {error !== undefined && !currentData && !isFetching ? (
          <TileFailed error={error} onRetry={() => void refetch()} />
        ) : !currentData || (form === 'chart' && !Bars) ? (
          <Skeleton height="14rem" />
        ) : form === 'chart' && Bars ? (
          <Bars
            chart={currentData}
            label={label}
            word={wordOf}
            isOverTime={currentData.keys.some((key) => isDay.test(key) || isMonth.test(key))}
            stack={chart.stack}
          />
        ) : (
          <ChartTable chart={currentData} label={label} word={wordOf} keys={chart.keys} rows={chart.rows} />
        )}
      </div>
    </section>
  );
}
