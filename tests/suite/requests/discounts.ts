import type { Provider } from '#tests/kit/provider.ts';
import { type Requests, inAdministration } from './callers.ts';

/** A code that no scenario has. */
export const newDiscount = {
  discountCode: 'SPRING27',
  takes: { kind: 'SHARE', shareBps: 2_000, max: { amountMinor: 50_00, currency: 'EUR' } },
  from: { amountMinor: 100_00, currency: 'EUR' },
  validFrom: '2027-01-01',
  validTo: '2028-12-31',
} as const;

/** A code of the scenario, with its version. */
export async function discountOf(backend: Provider, token: string, discountCode = 'WELCOME10') {
  return backend.done(200, 'getDiscount', { params: { discountCode } }, { token });
}

/** What administrators ask of discount codes. */
export const discountRequests = {
  listDiscounts: inAdministration(async () => ({})),
  getDiscount: inAdministration(async () => ({ params: { discountCode: 'WELCOME10' } })),
  createDiscount: inAdministration(async () => ({ body: newDiscount })),
  endDiscount: inAdministration(async (backend, token) => {
    const { id, version } = await discountOf(backend, token);
    const body = { reason: 'The code was published' };
    return { params: { discountCode: id }, ifMatch: `"${version}"`, body };
  }),
} satisfies Requests;
