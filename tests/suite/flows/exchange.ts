import { controlPath, mockControl } from '#contracts/mock-control.ts';
import { clientOver, type Send } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { operationOf } from '#contracts/operation-of.ts';

/** A request and its answer, of the contract or of what a test installation offers beside it. */
export interface Exchange {
  readonly operation: string;
  readonly isControl: boolean;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly status: number;
  readonly answer: unknown;
}

/** A backend whose requests and answers are kept. People begin sessions without a code. */
export function recorded(inner: Provider): { readonly backend: Provider; readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];

  const send: Send = async (method, path, headers, body, caller) => {
    const answer = await inner.send(method, path, headers, body, caller);
    exchanges.push({
      operation: operationOf(method, path) ?? `${method} ${path}`,
      isControl: false,
      method,
      path,
      headers,
      body,
      status: answer.status,
      answer: answer.body,
    });
    return answer;
  };

  function noteControl(operation: keyof typeof mockControl, body: object | undefined, answer: unknown): void {
    const { method, path } = mockControl[operation];
    exchanges.push({
      operation,
      isControl: true,
      method,
      path: path.replace(controlPath, ''),
      headers: body ? { 'Content-Type': 'application/json' } : {},
      body: body && JSON.stringify(body),
      status: 200,
      answer,
    });
  }

  async function session(contact: string) {
    const signedIn = await inner.session(contact);
    noteControl('createMockSession', { contact }, signedIn);
    return signedIn;
  }

  const backend: Provider = {
    ...clientOver(send),
    send,
    session,
    signIn: async (contact) => (await session(contact)).token,
    async newMessage() {
      const message = await inner.newMessage();
      noteControl('listMockMessages', undefined, { messages: [message] });
      return message;
    },
    async wait(ms) {
      await inner.wait(ms);
      noteControl('setMockClock', { advanceMs: ms }, null);
    },
    now: inner.now,
    async put(state) {
      await inner.put(state);
      noteControl('setMockState', state, state);
    },
    state: inner.state,
  };
  return { backend, exchanges };
}
