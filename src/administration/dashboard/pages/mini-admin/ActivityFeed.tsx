import { Skeleton } from '@mantine/core';
import { useListAuditEventsQuery } from '#src/kits/actions/audit-api.ts';
import { actionName } from '#src/administration/audit/labels.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { agoText } from '#src/ui/format/ago-text.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { useFirstAnswer } from '#src/ui/loading/use-first-answer.ts';
import { NamedEntity } from '#src/ui/parts/NamedEntity.tsx';
import classes from '#src/administration/dashboard/ChartCard.module.css';
import { TileFailed } from '#src/administration/dashboard/TileFailed.tsx';

/** The newest audit entries: who did what. */
export function ActivityFeed() {
  const { locale } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const {
    data: response,
    error,
    isFetching,
    refetch,
  } = useListAuditEventsQuery({ query: { sort: ['-at'], limit: 10 } });
  const data = useFirstAnswer(response);
  const [first, ...others] = new Set(data?.items.map(({ actor }) => actor.name));
  /** Who did all of it; undefined where several did. */
  const only = others.length === 0 ? first : undefined;
  return (
    <section className={classes.card} aria-label="Activity" aria-busy={isFetching}>
      <div className={classes.head}>
        <h2>Activity</h2>
        <AppLink to={paths.administrationAudit()}>View audit log</AppLink>
      </div>
      {!data && error !== undefined && !isFetching && (
        <TileFailed error={error} onRetry={() => void refetch()} />
      )}
      {!data && (error === undefined || isFetching) && <Skeleton height="24rem" />}
      {data?.items.length === 0 && <p className={classes.note}>Nothing was changed yet.</p>}
      {only !== undefined && <p className={classes.note}>By {only}</p>}
      {data && data.items.length > 0 && (
        <ul className={classes.rows}>
          {data.items.map(({ id, action, actor, entity, entityName, at }) => (
            <li key={id}>
              <span>
                <AppLink to={paths.administrationAudit({ open: id })}>{actionName(action)}</AppLink>
                <br />
                <span className={classes.note}>
                  {only === undefined && `${actor.name} · `}
                  <NamedEntity entity={entity} entityName={nameBeside(actor.name, entityName)} />
                </span>
              </span>
              <time className={classes.note} dateTime={at}>
                {agoText(Date.parse(at), Date.now() + aheadMs, locale)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The name of an entity beside that of the person who acted: it may end with the same person, who is not named twice. */
function nameBeside(person: string, entityName: string | null): string | null {
  const [, name, customer] = /^(.+), (.+)$/.exec(entityName ?? '') ?? [];
  return name !== undefined && customer !== undefined && person.includes(customer) ? name : entityName;
}
