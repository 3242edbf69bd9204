import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyDialog, lazyDialogOf } from '#src/ui/loading/lazy-dialog.tsx';
import { createAppStore } from '#src/app/store.ts';
import { UnreachableError } from '#src/errors/chunk-error.ts';
import { SnackbarRegion } from '#src/layout/SnackbarRegion.tsx';
import { defaults } from '#src/platform/settings/configuration.ts';
import { recoverWith } from '#src/pwa/release/chunks.ts';
import { render } from '#tests/kit/render.tsx';

interface Closable {
  readonly onClose: () => void;
}

function renderDialogs(dialogs: ReactNode) {
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  const page = (content: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter>
        {content}
        <SnackbarRegion />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(page(dialogs));
  return { changesTo: (content: ReactNode) => rerender(page(content)) };
}

afterEach(() => recoverWith(null));

test.each([
  [new UnreachableError('No answer from the host'), 'Check your connection and try again.'],
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), 'Reload the page and try again.'],
])('a dialog that cannot be loaded is closed (%s)', async (thrown, nextStep) => {
  const Dialog = lazyDialog<Closable>(() => Promise.reject(thrown));
  const onClose = vi.fn();
  renderDialogs(<Dialog onClose={onClose} />);
  expect(await screen.findByText(`This could not be opened. ${nextStep}`)).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog is found in a module that was loaded again from another address', async () => {
  const dialogs = { Pay: ({ onClose }: Closable) => <button onClick={onClose}>Pay</button> };
  const unused = () => Promise.reject(new Error('Not needed here'));
  recoverWith({
    wait: () => Promise.resolve(),
    importFrom: () => Promise.resolve(dialogs),
    path: () => '/',
    describeFailure: unused,
    budget: () => false,
    apply: unused,
    reload: () => false,
  });
  const failed = new TypeError(
    'Failed to fetch dynamically imported module: https://app.test/assets/dialogs-1.js',
  );
  const Dialog = lazyDialogOf(
    (): Promise<typeof dialogs> => Promise.reject(failed),
    ({ Pay }) => Pay,
  );
  renderDialogs(<Dialog onClose={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
});

test('a dialog that was left before its code failed to load reports nothing', async () => {
  const [left, stays] = [Promise.withResolvers<never>(), Promise.withResolvers<never>()];
  const [leftClosed, staysClosed] = [vi.fn(), vi.fn()];
  const Left = lazyDialog<Closable>(() => left.promise);
  const Stays = lazyDialog<Closable>(() => stays.promise);
  const { changesTo } = renderDialogs([
    <Left key="left" onClose={leftClosed} />,
    <Stays key="stays" onClose={staysClosed} />,
  ]);
  changesTo([<Stays key="stays" onClose={staysClosed} />]);
  left.reject(new UnreachableError('No answer from the host'));
  stays.reject(new UnreachableError('No answer from the host'));
  expect(await screen.findByText(/This could not be opened/)).toBeVisible();
  expect(staysClosed).toHaveBeenCalledOnce();
  expect(leftClosed).not.toHaveBeenCalled();
});
