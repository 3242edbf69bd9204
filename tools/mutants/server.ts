import { controlPath } from '#contracts/mock-control.ts';
import type * as backendModule from '#mocks/backend/controlled-demo.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import { jsonOf, type Mutant, type Respond, type SignIn } from './mutant.ts';
import { loadPatched, type Patch } from './patched-copy.ts';

export type Told = (request: WireRequest, response: WireResponse) => void;

const asJson = (value: unknown) => ({
  search: '',
  header: (name: string) => (name === 'content-type' ? 'application/json' : null),
  body: JSON.stringify(value),
});

async function openBackend(create: typeof createControlledDemoBackend) {
  return (await create({ scenario: 'happy', seed: 7 })).backend;
}

async function openCopy(patch: Patch) {
  const module = await loadPatched(patch, 'mocks/backend/controlled-demo.ts');
  return openBackend((module as typeof backendModule).createControlledDemoBackend); // the same module, but for the patch
}

/** The mock backend at an address, with one defect at a time: before it, when its control has none, or in a copy of it. */
export async function serveWithDefects() {
  const original = await openBackend(createControlledDemoBackend);
  let right: Respond;
  let wrong: Respond;
  let told: Told;
  const signIn: SignIn = async (contact) => {
    const path = `${controlPath}/sessions`;
    const { body } = await right({ method: 'POST', path, ...asJson({ contact }) });
    return `Bearer ${String(jsonOf(body ?? '{}')['token'])}`;
  };

  /**
   * @param mutant null for no defect
   * @param onAnswer is called with each answer until the next defect is planted
   */
  async function plant(mutant: Mutant | null, onAnswer: Told): Promise<void> {
    const backend = mutant && 'patch' in mutant ? await openCopy(mutant.patch) : original;
    right = (request) => backend.respond(request);
    wrong = mutant && 'before' in mutant ? mutant.before(right, signIn) : right;
    told = onAnswer;
  }

  async function respond(request: WireRequest): Promise<WireResponse> {
    if (request.path.startsWith(`${controlPath}/`)) return right(request);
    const response = await wrong(request);
    told(request, response);
    return response;
  }

  await plant(null, () => undefined);
  const server = await listen({ ...original, respondNow: () => null, respond }, 0);
  return {
    baseUrl: server.url,
    controlUrl: server.url + controlPath,
    plant,
    stop: server.stop,
  };
}
