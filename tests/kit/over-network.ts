import { z } from '#contracts/z.ts';
import { clientOver } from './client.ts';

const Messages = z.object({ messages: z.array(z.object({ code: z.nullable(z.string()) })) });

/** The code of the newest message, in an answer of the mock's control. */
export function codeIn(messages: unknown): string {
  const [newest] = z.parse(Messages, messages).messages;
  if (!newest?.code) throw new Error('No code was sent');
  return newest.code;
}

/** The client of the contract for a mock API at an address. */
export function clientAt(api: string) {
  const client = clientOver(async (method, path, headers, body) => {
    const response = await fetch(api + path, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  });
  const newestCode = async () => codeIn(await (await fetch(`${api}/__mock/messages`)).json());
  return { ...client, signIn: (contact: string) => client.signIn(contact, newestCode) };
}
