import { shallowEqual } from 'react-redux';
import { useConfiguration } from '../app/ConfigurationContext.ts';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import type { Services } from '../app/services.ts';
import { workerHeard } from '../sw/hear.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { factsOf, type Status, statusOf } from './status.ts';
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
 * The one place for update, connection and installation. It lies in the page's flow, above the content, so it covers
 * nothing; it is read out politely and never takes the focus.
 */
export function StatusBar() {
  const status = useAppSelector(statusOf, sameStatus);
  const { productName } = useConfiguration();
  const actions = useActions(status);
  const facts = useAppSelector(factsOf, shallowEqual);
  return (
    <aside
      className={classes.bar}
      aria-label="Application status"
      data-status={status?.kind ?? 'none'}
      {...facts}
    >
      {status && <Icon name={icons[status.kind]} size={18} />}
      <p role="status">{status && textOf(status, productName)}</p>
      {actions.length > 0 && (
        <div className={classes.actions}>
          {actions.map(({ label, primary = false, press }) => (
            <button key={label} type="button" data-primary={primary} onClick={press}>
              {label}
            </button>
          ))}
        </div>
      )}
    </aside>
  );
}

function sameStatus(a: Status | null, b: Status | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function textOf(status: Status, productName: string): string {
  switch (status.kind) {
    case 'updating':
      return 'Updating …';
    case 'blocked':
      if (status.tabs === 0) return 'The update is about to start.';
      return `The update waits: ${status.tabs === 1 ? 'one tab is' : `${status.tabs} tabs are`} in the middle of a payment or a form.`;
    case 'deferred':
      return 'A new version is in place. This page changes to it when the payment or the form is done.';
    case 'offline':
      return 'No connection. What was opened before still works, and what you enter is kept.';
    case 'update':
      return status.failed
        ? 'The update did not start. What you entered is kept; try again.'
        : 'A new version is ready. What you entered is kept.';
    case 'install':
      return `${productName} can be installed on this device.`;
    case 'ios-install':
      return `To install ${productName}, press Share and then “Add to Home Screen”.`;
  }
}

function useActions(status: Status | null): readonly Action[] {
  const dispatch = useAppDispatch();
  const act = (run: (edges: NonNullable<Services['edges']>) => unknown) =>
    dispatch((_dispatch, _getState, { edges }: Services) => {
      if (edges) run(edges);
    });
  const hide: Action = { label: 'Not now', press: () => act((edges) => edges.hideInstall()) };
  switch (status?.kind) {
    case 'update':
      if (!status.byWorker) {
        const press = () => act((edges) => edges.loadAnew({ force: true }));
        return [{ label: 'Update', primary: true, press }];
      }
      return [
        { label: 'Update', primary: true, press: () => dispatch(workerHeard({ name: 'apply' })) },
        { label: 'Later', press: () => dispatch(workerHeard({ name: 'later' })) },
      ];
    case 'blocked':
      return [{ label: 'Cancel', press: () => dispatch(workerHeard({ name: 'cancel' })) }];
    case 'install':
      return [{ label: 'Install', primary: true, press: () => act((edges) => edges.askToInstall()) }, hide];
    case 'ios-install':
      return [{ ...hide, label: 'Understood' }];
    case 'updating':
    case 'deferred':
    case 'offline':
    case undefined:
      return [];
  }
}
