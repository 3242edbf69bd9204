import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, test } from 'vitest';
import { onCodeOffered } from '#src/customer/auth/code-autofill.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { serverTimeReceived } from '#src/platform/browser/server-time.ts';
import { createAppStore } from '#src/app/store.ts';
import type { Message } from '#contracts/mock-in-page.ts';
import Phone from '#src/demo/Phone.tsx';
import { render } from '#tests/kit/render.tsx';

const message = (code: string, ageS = 1): Message => ({
  id: `msg_${code}`,
  sentAt: new Date(Date.now() - ageS * 1_000).toISOString(),
  channel: 'SMS',
  to: '+4915112345678',
  text: `${code} is your code to log in to Tranche.`,
  code,
});

/** The phone beside a mock backend whose messages the test sends. */
async function phone() {
  let messages: readonly Message[] = [];
  const listeners = new Set<() => void>();
  const handle = {
    messages: {
      list: () => messages,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(handle),
    sessionStorage: null,
    localStorage: null,
  });
  store.dispatch(serverTimeReceived(0));
  render(
    <Provider store={store}>
      <ConfigurationContext value={defaults}>
        <Phone />
      </ConfigurationContext>
    </Provider>,
  );
  await waitFor(() => expect(listeners.size).toBe(1));
  const send = (...sent: Message[]) =>
    act(() => {
      messages = [...sent, ...messages];
      for (const listener of listeners) listener();
    });
  return { send, store };
}

function awaitCode() {
  const taken: string[] = [];
  let stop = () => {};
  act(() => {
    stop = onCodeOffered((code) => taken.push(code));
  });
  return { taken, stop: () => act(stop) };
}

describe('the phone of the demo', () => {
  test('announces a message while a page waits for a code, and fills the code in', async () => {
    const { send } = await phone();
    const { taken, stop } = awaitCode();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    send(message('123456'));
    expect(screen.getByRole('status')).toHaveTextContent('123456 is your code');
    await userEvent.click(screen.getByRole('button', { name: 'Fill in 123456' }));
    expect(taken).toEqual(['123456']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    stop();
  });

  test('the phone shows no message that is old, closed or without a request for a code', async () => {
    const { send } = await phone();
    send(message('111111'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const { stop } = awaitCode();
    expect(screen.getByRole('status')).toHaveTextContent('111111');
    await userEvent.click(screen.getByRole('button', { name: 'Close the message' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    send(message('222222', 301));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    send(message('333333'));
    expect(screen.getByRole('status')).toHaveTextContent('333333');
    stop();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('lists all messages at the end of the page', async () => {
    const { send } = await phone();
    expect(screen.getByText('no messages')).toBeInTheDocument();
    send(message('111111', 400), message('222222', 500));
    expect(screen.getByText('2 messages')).toBeInTheDocument();
    const toggle = screen.getByRole('button', { name: 'Demo phone 2 messages' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });
});
