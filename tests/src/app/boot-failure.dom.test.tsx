import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '#src/app/App.tsx';
import { BootFailure } from '#src/app/BootFailure.tsx';
import { createAppStore } from '#src/app/store.ts';
import { ConfigurationError, defaults } from '#src/platform/settings/configuration.ts';
import { render } from '#tests/kit/render.tsx';

const show = (thrown: unknown) => render(<BootFailure thrown={thrown} />);

test('a configuration that cannot be used names each wrong field', () => {
  show(
    new ConfigurationError([
      '"mocks" should be "on" or "off"',
      '"colour" is not a field of the configuration',
    ]),
  );
  expect(screen.getByRole('heading', { name: 'This site is not configured correctly' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '"mocks" should be "on" or "off"',
    '"colour" is not a field of the configuration',
  ]);
});

test('any other error at the start is shown with its own message', () => {
  show(new Error('The storage is locked.'));
  expect(screen.getByRole('heading', { name: 'The application could not start' })).toBeVisible();
  expect(screen.getByText('The storage is locked.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
});

/** An application whose router can break. */
function breakable() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  let broken = false;
  const configuration = defaults;
  const services = { configuration, backendReady: new Promise(() => undefined) };
  const store = createAppStore({ ...services, sessionStorage: null, localStorage: null });
  const Routing = () => {
    if (broken) throw new Error('The router is broken.');
    return <h1>Running</h1>;
  };
  const app = () => <App store={store} configuration={configuration} Routing={Routing} />;
  const breaks = () => {
    broken = true;
  };
  return { app, breaks };
}

test('a stop of the whole application does not say that it could not start', () => {
  const { app, breaks } = breakable();
  const { rerender, unmount } = render(app());
  expect(screen.getByRole('heading', { name: 'Running' })).toBeVisible();
  breaks();
  rerender(app());
  expect(screen.getByRole('heading', { name: 'The application stopped working' })).toBeVisible();
  expect(screen.getByText('The router is broken.')).toBeVisible();
  unmount();
  render(app());
  expect(screen.getByRole('heading', { name: 'The application could not start' })).toBeVisible();
});

test('the document is marked as interactive while the application runs', () => {
  const { app, breaks } = breakable();
  const { documentElement } = document;
  expect(documentElement).not.toHaveAttribute('data-interactive');
  const { rerender, unmount } = render(app());
  expect(documentElement).toHaveAttribute('data-interactive');
  breaks();
  rerender(app());
  expect(documentElement).not.toHaveAttribute('data-interactive');
  unmount();
  render(app());
  expect(documentElement).not.toHaveAttribute('data-interactive');
});
