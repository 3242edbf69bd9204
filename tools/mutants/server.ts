import { controlPath } from '#contracts/mock-control.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import { jsonOf, type Mutant, type Respond, type SignIn } from './mutant.ts';

export type Told = (request: WireRequest, response: WireResponse) => void;

const asJson = (value: unknown) => ({
  search: '',
  header: (name: string) => (name === 'content-type' ? 'application/json' : null),
  body: JSON.stringify(value),
});

/** The mock backend at an address, with one defect at a time before it; its control has none. */
export async function serveWithDefects() {
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 7 });
  const right: Respond = (request) => backend.respond(request);
  const signIn: SignIn = async (contact) => {
    const path = `${controlPath}/sessions`;
    const { body } = await right({ method: 'POST', path, ...asJson({ contact }) });
    return `Bearer ${String(jsonOf(body ?? '{}')['token'])}`;
  };
  let wrong = right;
  let told: Told = () => undefined;
  async function respond(request: WireRequest): Promise<WireResponse> {
    if (request.path.startsWith(`${controlPath}/`)) return right(request);
    const response = await wrong(request);
    told(request, response);
    return response;
  }
  const server = await listen({ ...backend, respondNow: () => null, respond }, 0);
  return {
    baseUrl: server.url,
    controlUrl: server.url + controlPath,
    stop: server.stop,
    /**
     * @param mutant null for no defect
     * @param onAnswer is called with each answer until the next defect is planted
     */
    plant(mutant: Mutant | null, onAnswer: Told) {
      wrong = mutant ? mutant.before(right, signIn) : right;
      told = onAnswer;
    },
  };
}
