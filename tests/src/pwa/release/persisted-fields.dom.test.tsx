import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { Challenge } from '#contracts/auth/challenge.ts';
import { CodeForm } from '#src/customer/auth/CodeForm.tsx';
import { defaults } from '#src/platform/settings/configuration.ts';
import type { BrowserEffects } from '#src/pwa/browser-effects.ts';
import { createAppStore } from '#src/app/store.ts';
import { CardForm } from '#src/customer/paying/CardForm.tsx';
import { ContactForm } from '#src/customer/auth/pages/auth/login/ContactForm.tsx';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import type { PersistedState } from '#src/pwa/release/persisted-state.ts';
import { buildRead, releaseSeen } from '#src/pwa/release/slice.ts';
import { useReloadOnRelease } from '#src/pwa/release/use-reload-on-release.ts';
import { handleWorkerEvent } from '#src/pwa/worker/worker-events.ts';
import { memory } from '#tests/src/origin.ts';
import { render } from '#tests/kit/render.tsx';

function renderPage(
  form: React.ReactNode,
  { kept = {} as PersistedState, sessionStorage = memory() as ReturnType<typeof memory> | null } = {},
) {
  const reload = vi.fn<BrowserEffects['reload']>(() => true);
  const browserEffects: BrowserEffects = {
    runEffect: () => undefined,
    askToInstall: () => Promise.resolve(null),
    hideInstall: () => undefined,
    reload,
    reloadWhenFree: () => undefined,
    cancelReload: () => undefined,
  };
  const services = {
    configuration: defaults,
    backendReady: new Promise(() => undefined),
    localStorage: null,
  };
  const store = createAppStore({ ...services, sessionStorage, browserEffects }, kept);
  render(
    <Provider store={store}>
      <MemoryRouter>{form}</MemoryRouter>
    </Provider>,
  );
  return { store, reload };
}

const contact = () => screen.getByLabelText('Phone or e-mail');
const contactForm = <ContactForm onSent={() => undefined} />;

describe('typed text', () => {
  test('is in the state, is restored from it, and is removed with its field [RELEASE-02]', async () => {
    const { store } = renderPage(contactForm);
    await userEvent.type(contact(), 'mira@');
    const { persistedFields } = store.getState();
    expect(persistedFields).toEqual({ 'sign-in.contact': 'mira@' });
    expect(unsavedWork.isHeld).toBe(false);
    cleanup();
    expect(store.getState().persistedFields).toEqual({});
    renderPage(contactForm, { kept: { persistedFields } });
    expect(contact()).toHaveValue('mira@');
  });

  test('blocks reloads where nothing can be stored', async () => {
    renderPage(contactForm, { sessionStorage: null });
    expect(unsavedWork.isHeld).toBe(false);
    await userEvent.type(contact(), 'm');
    expect(unsavedWork.isHeld).toBe(true);
    await userEvent.clear(contact());
    expect(unsavedWork.isHeld).toBe(false);
  });

  test('blocks reloads where the storage is full', async () => {
    const full = memory();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    renderPage(contactForm, { sessionStorage: full });
    await userEvent.type(contact(), 'm');
    expect(unsavedWork.isHeld).toBe(true);
    await userEvent.clear(contact());
    expect(unsavedWork.isHeld).toBe(false);
  });
});

describe('input that is never stored blocks reloads instead', () => {
  test('a card that is being typed [RELEASE-02]', async () => {
    const { store } = renderPage(<CardForm submitLabel="Continue" onToken={() => undefined} />);
    expect(unsavedWork.isHeld).toBe(false);
    await userEvent.type(screen.getByLabelText('Card number'), '4111 1111');
    expect(unsavedWork.isHeld).toBe(true);
    expect(JSON.stringify(store.getState())).not.toContain('4111');
    cleanup();
    expect(unsavedWork.isHeld).toBe(false);
  });

  test('a code that is being typed', async () => {
    const challenge = {
      id: 'c1',
      maskedTarget: 'm•••@example.com',
      otherChannel: null,
      issuedAt: '2027-01-10T08:59:30.000Z',
      resendAt: '2027-01-10T09:00:00.000Z',
    } as unknown as Challenge; // what is shown of it
    const { store } = renderPage(
      <CodeForm
        challenge={challenge}
        submitLabel="Sign"
        purpose=""
        busy={false}
        error={undefined}
        onVerified={() => undefined}
        onResend={undefined}
      />,
    );
    expect(unsavedWork.isHeld).toBe(false);
    await userEvent.type(screen.getByLabelText('Digit 1 of 6'), '7391');
    expect(unsavedWork.isHeld).toBe(true);
    expect(JSON.stringify(store.getState())).not.toContain('7391');
    cleanup();
    expect(unsavedWork.isHeld).toBe(false);
  });
});

describe('the next page after a newer release was found', () => {
  const places = ['/users', '/users?page=2', '/orders'];
  const go = (to: string) => userEvent.click(screen.getByRole('button', { name: to }));
  function Page() {
    const navigate = useNavigate();
    useReloadOnRelease();
    return places.map((to) => (
      <button key={to} type="button" onClick={() => void navigate(to)}>
        {to}
      </button>
    ));
  }

  test('is loaded from the new release where no worker is in control [RELEASE-02]', async () => {
    const { store, reload } = renderPage(<Page />);
    act(() => void store.dispatch(buildRead('one')));
    await go('/users');
    expect(reload).not.toHaveBeenCalled();
    act(() => void store.dispatch(releaseSeen({ id: 'two', timestamp: 2 })));
    expect(reload).not.toHaveBeenCalled();
    await go('/users?page=2');
    expect(reload).not.toHaveBeenCalled();
    await go('/orders');
    expect(reload).toHaveBeenCalledExactlyOnceWith({ force: false });
  });

  test('the next page is not reloaded where a worker would serve the old release', async () => {
    const { store, reload } = renderPage(<Page />);
    act(() => {
      store.dispatch(buildRead('one'));
      store.dispatch(handleWorkerEvent({ name: 'controlled' }));
      store.dispatch(releaseSeen({ id: 'two', timestamp: 2 }));
    });
    await go('/orders');
    expect(reload).not.toHaveBeenCalled();
  });
});
