import { contractVersion } from '#contracts/version.ts';
import { unfinishedJobStates } from '#contracts/jobs/states.ts';
import classes from '#src/administration/dashboard/ChartCard.module.css';
import { TileFailed } from '#src/administration/dashboard/TileFailed.tsx';
import { useScenario } from '#src/platform/demo/use-scenario.ts';
import { useListJobsQuery } from '#src/administration/jobs/api.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { selectRelease } from '#src/pwa/release/slice.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Count } from '#src/ui/format/Count.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { releaseText, workerText } from './system-text.ts';

/** The state of the system: the backend and its day, running jobs, this release and its worker. */
export function SystemCard({ today }: { readonly today: string | undefined }) {
  const { mocks } = useConfiguration();
  const release = useAppSelector(selectRelease);
  const worker = useAppSelector((state) => state.worker);
  const scenario = useScenario();
  const { data, error, isFetching, refetch, fulfilledTimeStamp, startedTimeStamp } = useListJobsQuery({
    query: { filter: { status: [...unfinishedJobStates] }, limit: 1, total: true },
  });
  const isLost = error !== undefined && !isFetching;
  const ms = Math.max(0, (fulfilledTimeStamp ?? 0) - (startedTimeStamp ?? 0));
  return (
    <section className={classes.card} aria-label="System" aria-busy={isFetching}>
      <div className={classes.head}>
        <h2>System</h2>
      </div>
      {isLost && <TileFailed error={error} onRetry={() => void refetch()} />}
      <SumList
        items={[
          {
            label: 'Backend',
            value: isLost ? 'Does not answer' : data ? `Answered in ${ms} ms` : 'Asked now',
          },
          ...(mocks === 'on' ? [{ label: 'Scenario of the demo', value: scenario ?? '–' }] : []),
          { label: 'Business date', value: today === undefined ? '–' : <DateText value={today} /> },
          { label: 'Contract', value: contractVersion },
          {
            label: 'Jobs under way',
            value: (
              <AppLink to={paths.administrationJobs({ status: unfinishedJobStates })}>
                {typeof data?.total === 'number' ? <Count value={data.total} /> : '–'}
              </AppLink>
            ),
          },
          { label: 'Release', value: releaseText(release) },
          { label: 'Service worker', value: workerText(worker) },
        ]}
      />
    </section>
  );
}
