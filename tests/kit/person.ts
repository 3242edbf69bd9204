import { administratorOver } from '#contracts/verbs/administrator.ts';
import { customerOver } from '#contracts/verbs/customer.ts';
import { people } from './people.ts';
import type { Provider } from './provider.ts';

export { codeFor } from '#contracts/verbs/customer.ts';

/** A customer over HTTP. */
export const person = async (backend: Provider, contact: string = people.mira) =>
  customerOver(backend, await backend.signIn(contact));

/** An administrator over HTTP. */
export const administrator = (backend: Provider, contact: string = people.administrator) =>
  administratorOver(backend, async () => ({ token: await backend.signIn(contact) }));
