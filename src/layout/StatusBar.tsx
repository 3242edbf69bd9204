import { Button } from '@mantine/core';
import { use } from 'react';
import { shallowEqual } from 'react-redux';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppDispatch, useAppSelector, useServices } from '#src/platform/store/use-store.ts';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { handleWorkerEvent } from '#src/pwa/worker/worker-events.ts';
import { Icon, type IconName } from '#src/ui/parts/Icon.tsx';
import { factsOf, selectOpensOffline, type Status, statusOf } from './status.ts';
import { idleText, type Words, wordsOf } from './status-text.ts';
import { ScenarioStripContext } from './scenario-strip.ts';
import { useDemoDay } from './use-demo-day.ts';
import classes from './StatusBar.module.css';

const icons: Record<Status['kind'], IconName> = {
  updating: 'clock',
  blocked: 'clock',
  deferred: 'clock',
  offline: 'warning',
  update: 'info',
  install: 'info',
  'ios-install': 'info',
};

interface Action {
  readonly label: string;
  readonly primary?: boolean;
  readonly press: () => void;
}

/**
 * The one place for messages about updates, connection and installation: a line of constant height above the content, or
 * in the administration's top bar, so that it covers and moves nothing. Changes are announced politely without moving the
 * focus; the resting text is not announced.
 */
export function StatusBar() {
  const strip = use(ScenarioStripContext);
  const reported = useAppSelector(statusOf, shallowEqual);
  const status = strip !== null && isOffer(reported) ? null : reported;
  const facts = useAppSelector(factsOf, shallowEqual);
  const configuration = useConfiguration();
  const opensOffline = useAppSelector(selectOpensOffline);
  const today = useDemoDay();
  // The line is empty in prerendered HTML, because its text depends on the deployment and the browser.
  const resting =
    useInBrowser() && !status && strip === null ? idleText(configuration.mocks, opensOffline, today) : null;
  const actions = useActions(status);
  return (
    <aside
      className={classes.bar}
      aria-label="Application status"
      data-status={status?.kind ?? 'none'}
      data-strip={strip !== null}
      {...facts}
    >
      <div className={classes.line}>
        {status && <Icon name={icons[status.kind]} size={18} />}
        <p role="status">{status && <Text words={wordsOf(status, configuration)} />}</p>
        {resting && (
          <p>
            <Text words={resting} />
          </p>
        )}
        {actions.length > 0 && (
          <div className={classes.actions}>
            {actions.map(({ label, primary = false, press }) => (
              <Button key={label} variant={primary ? 'filled' : 'subtle'} size="compact-sm" onClick={press}>
                {label}
              </Button>
            ))}
          </div>
        )}
        {strip}
      </div>
    </aside>
  );
}

/** What is offered can wait while the demo shows something else. */
const isOffer = (status: Status | null) => status?.kind === 'install' || status?.kind === 'ios-install';

/**
 * The style sheet shows one of the two texts. A screen reader reads the long one only, even while the short one is
 * visible.
 */
function Text({ words: { long, short } }: { words: Words }) {
  return (
    <>
      <span className={classes.long}>{long}</span>
      <span className={classes.short} aria-hidden="true">
        {short}
      </span>
    </>
  );
}

function useActions(status: Status | null): readonly Action[] {
  const dispatch = useAppDispatch();
  const { browserEffects } = useServices();
  const hide: Action = { label: 'Not now', press: () => browserEffects?.hideInstall() };
  switch (status?.kind) {
    case 'update':
      if (!status.byWorker) {
        const press = () => browserEffects?.reloadWhenFree();
        return [{ label: 'Update', primary: true, press }];
      }
      return [
        { label: 'Update', primary: true, press: () => dispatch(handleWorkerEvent({ name: 'apply' })) },
        { label: 'Later', press: () => dispatch(handleWorkerEvent({ name: 'later' })) },
      ];
    case 'blocked':
      return [
        {
          label: 'Cancel',
          press: () =>
            status.tabs === null
              ? browserEffects?.cancelReload()
              : dispatch(handleWorkerEvent({ name: 'cancel' })),
        },
      ];
    case 'install':
      return [
        {
          label: 'Install',
          primary: true,
          press: () => void browserEffects?.askToInstall(),
        },
        hide,
      ];
    case 'ios-install':
      return [{ ...hide, label: 'OK' }];
    case 'updating':
    case 'deferred':
    case 'offline':
    case undefined:
      return [];
  }
}
