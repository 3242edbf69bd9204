import { createDemoBackend } from '#mocks/demo-backend.ts';
import { products } from '#mocks/scenarios/catalogue.ts';
import { emptyDraft, type Draft } from '#src/features/checkout/draft.ts';
import { draftKey } from '#src/features/checkout/draft-storage.ts';
import { appAt } from './app-at.tsx';

interface Visit {
  readonly width?: number;
  /** What a visit before has left in the browser. */
  readonly draft?: Partial<Draft>;
  /** Answers instead of the backend where it does not return null. */
  readonly instead?: (request: Request) => Response | null;
}

/** The application over the real mock backend in memory, with time standing still. `asked` lists "POST /v1/…". */
export async function shopAt(address: string, { width = 1440, draft, instead }: Visit = {}) {
  const { backend, store: shop } = await createDemoBackend({
    scenario: 'happy',
    seed: 1,
    frozenAt: '2027-01-10T09:00:00.000Z',
  });
  if (draft) localStorage.setItem(draftKey, JSON.stringify({ ...emptyDraft, ...draft }));
  const asked: { readonly name: string; readonly key: string | null }[] = [];
  const answer = (request: Request) => {
    const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
    asked.push({ name, key: request.headers.get('Idempotency-Key') });
    const other = instead?.(request) ?? null;
    return other ? Promise.resolve(other) : backend.handle(request, '/api/');
  };
  const app = appAt(address, { width, backend: answer, configuration: { mocks: 'on' } });
  /** The newest code that was sent to anybody. */
  const latestCode = () => {
    const { code } = shop.tables.messages.page({ order: 'sentAt', falling: true, limit: 1 }).rows[0] ?? {};
    if (!code) throw new Error('No code was sent');
    return code;
  };
  const later = (ms: number) => shop.transact(({ clock }) => clock.advance(ms));
  return { ...app, asked, shop, latestCode, later };
}

export function productNamed(name: string): string {
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(`The catalogue has no "${name}"`);
  return product.id;
}

/** What is kept in the browser now. */
export function storedDraft(): Draft {
  return JSON.parse(localStorage.getItem(draftKey) ?? 'null') as Draft; // written by the application under test
}
