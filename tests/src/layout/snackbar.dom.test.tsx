import { useEffect } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaults } from '#src/platform/settings/configuration.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { createAppStore } from '#src/app/store.ts';
import { SnackbarRegion } from '#src/layout/SnackbarRegion.tsx';
import { render } from '#tests/kit/render.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let goTo: NavigateFunction = () => undefined;
function Steering() {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = navigate;
  }, [navigate]);
  return null;
}

function region() {
  const backendReady = Promise.resolve();
  const store = createAppStore({
    configuration: defaults,
    backendReady,
    sessionStorage: null,
    localStorage: null,
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Steering />
        <SnackbarRegion />
      </MemoryRouter>
    </Provider>,
  );
  const show = (snack: Parameters<typeof snackbarShown>[0]) =>
    act(() => void store.dispatch(snackbarShown(snack)));
  const say = (text: string) => show({ text, tone: 'info' });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { show, say, wait };
}

test('a message is announced and disappears after 5,000 ms, and so does the next one [CONST-05]', () => {
  const { say, wait } = region();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  say('First');
  say('Second');
  wait(4_999);
  expect(screen.getByRole('status')).toHaveTextContent('First');
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('Second');
  wait(4_999);
  expect(screen.getByRole('status')).toHaveTextContent('Second');
  wait(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a message replaces the previous one of its topic, and may have a link', () => {
  const { show } = region();
  show({ text: 'Lamp added', tone: 'success', topic: 'cart', link: { to: '/checkout', label: 'View cart' } });
  show({
    text: 'Chair added',
    tone: 'success',
    topic: 'cart',
    link: { to: '/checkout', label: 'View cart' },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Chair added View cart');
  fireEvent.click(screen.getByRole('link', { name: 'View cart' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a pointer on it stops its time, which restarts afterwards [CONST-05]', () => {
  const { say, wait } = region();
  say('Saved');
  wait(4_000);
  fireEvent.pointerEnter(screen.getByText('Saved'));
  wait(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.pointerLeave(screen.getByText('Saved'));
  wait(4_999);
  expect(screen.getByText('Saved')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a message can be dismissed', () => {
  const { say } = region();
  say('Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a message disappears when the page that it links to is open', () => {
  const { show } = region();
  show({ text: 'Lamp added', tone: 'success', link: { to: '/checkout?step=cart', label: 'View cart' } });
  expect(screen.getByRole('status')).toHaveTextContent('Lamp added');
  act(() => void goTo('/checkout?step=cart'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
