import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { lazyDialog } from '#src/actions/lazy-dialog.tsx';
import { createAppStore } from '#src/app/store.ts';
import { UnreachableError } from '#src/errors/chunk-error.ts';
import { SnackbarRegion } from '#src/layout/SnackbarRegion.tsx';
import { defaults } from '#src/platform/configuration.ts';
import { render } from '#tests/kit/render.tsx';

test.each([
  [new UnreachableError('No answer from the host'), 'Check your connection and try again.'],
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), 'Reload the page and try again.'],
])('a dialog that cannot be loaded is closed: %s', async (thrown, nextStep) => {
  const Dialog = lazyDialog<{ readonly onClose: () => void }>(() => Promise.reject(thrown));
  const onClose = vi.fn();
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Dialog onClose={onClose} />
        <SnackbarRegion />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByText(`This could not be opened. ${nextStep}`)).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});
