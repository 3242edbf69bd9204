import { SignedIn } from '#contracts/auth/challenge.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { controlPath, mockControl } from '#contracts/mock-control.ts';
import { z } from '#contracts/z.ts';
import { clientOver, type Send } from './client.ts';

type Control = typeof mockControl;

/** Asks a test installation for what is not in the public API; rejects with what it answers instead of success. */
const controlOver =
  (send: Send) =>
  async <Name extends keyof Control>(name: Name, body?: BodyOf<Control[Name]>): Promise<unknown> => {
    const { method, path } = mockControl[name];
    const headers = { 'Content-Type': 'application/json' };
    const asked = path.replace(controlPath, '');
    const response = await send(method, asked, headers, body && JSON.stringify(body));
    if (response.status >= 300)
      throw new Error(
        `${method} ${asked} of the control: ${response.status} ${JSON.stringify(response.body)}`,
      );
    return response.body;
  };

export const Messages = z.object({
  messages: z.array(z.object({ id: z.string(), text: z.string(), code: z.nullable(z.string()) })),
});

/** The code of the newest message, in an answer of the control. */
function codeIn(messages: unknown): string {
  const [newest] = z.parse(Messages, messages).messages;
  if (!newest?.code) throw new Error('No code was sent');
  return newest.code;
}

/**
 * The client of the contract for a test installation, with its control (docs/test-control.md).
 * @param sendControl sends to what is before /clock, /messages and the others
 */
export function controlledClient(send: Send, sendControl: Send) {
  const client = clientOver(send);
  const control = controlOver(sendControl);
  const newestCode = async () => codeIn(await control('listMockMessages'));
  return {
    ...client,
    control,
    newestCode,
    signIn: (contact: string) => client.signIn(contact, newestCode),
    /** Begins a session without a code, as often as is wanted. */
    session: async (contact: string) => z.parse(SignedIn, await control('createMockSession', { contact })),
  };
}
