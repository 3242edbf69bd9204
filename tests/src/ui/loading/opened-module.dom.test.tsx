import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useOpenedModule } from '#src/ui/loading/use-opened-module.ts';
import { createAppStore } from '#src/app/store.ts';
import { UnreachableError } from '#src/errors/chunk-error.ts';
import { SnackbarRegion } from '#src/layout/SnackbarRegion.tsx';
import { defaults } from '#src/platform/settings/configuration.ts';
import { render } from '#tests/kit/render.tsx';

let reachable = false;
async function load() {
  if (!reachable) throw new UnreachableError('No answer from the host');
  return { default: () => <p>Menu</p> };
}

function Opener() {
  const [menu, open] = useOpenedModule(load);
  return menu ? <menu.default /> : <button onClick={open}>Actions</button>;
}

test('a button whose menu cannot be loaded stays, and opens it with the next press', async () => {
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Opener />
        <SnackbarRegion />
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(await screen.findByText(/^This could not be opened\./)).toBeVisible();
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(await screen.findByText('Menu')).toBeVisible();
});
