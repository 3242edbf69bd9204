import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import type { CommandName, RefusedSituation } from './table.ts';

/** The same was asked for before, and waits for a second administrator. */
export const requestedBefore = (
  command: CommandName,
  asking: (backend: Provider) => Promise<Call>,
  scenario?: string,
): RefusedSituation => ({
  situation: 'a request for it waits for approval',
  code: 'invalid-transition',
  ...(scenario !== undefined && { scenario }),
  async call(backend) {
    const call = await asking(backend);
    const { status } = await backend.ask(command, call);
    if (status !== 202) throw new Error(`${command} was answered with ${status}, not with a request`);
    return call;
  },
});
