import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { scratchcardWith } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { type Requests, asAdministrator, asCustomer, inAdministration, inPurchase } from './callers.ts';

/** Operations that only read, and a few that change little. */
export const readingRequests = {
  getConfig: async () => ({}),
  listInbox: asCustomer(),
  readInbox: asCustomer(),
  followInboxItem: async (backend) => {
    const token = await backend.signIn(people.mira);
    const { items } = await backend.get('listInbox', { token });
    return { token, params: { inboxItemId: items.find(({ action }) => action)?.id ?? '' } };
  },
  updateInboxItem: async (backend) => {
    const token = await backend.signIn(people.mira);
    const { id, version } = (await backend.get('listInbox', { token })).items[0] ?? {};
    return { token, params: { inboxItemId: id ?? '' }, body: { status: 'READ' }, ifMatch: `"${version}"` };
  },
  getLegalDocument: async () => ({ params: { kind: 'terms' } }),
  listLegalDocumentVersions: async () => ({ params: { kind: 'terms' } }),
  getLegalDocumentVersion: async () => ({ params: { kind: 'terms', version: '2025-01' } }),
  listMyScratchcards: asCustomer(),
  getPinAttempts: asCustomer(),
  revealScratchcard: async (backend) => {
    const token = await backend.signIn(people.mira);
    const { id: scratchcardId } = await scratchcardWith(backend, scratchcards.digital.code);
    return { token, params: { scratchcardId } };
  },
  listProducts: async () => ({}),
  listPlanOffers: async () => ({}),
  listPlans: asCustomer(),
  getPlan: ofPlan(),
  getSchedule: ofPlan(),
  getPlanActivity: ofPlan(),
  getComingPayments: asCustomer(),
  getDashboard: asAdministrator(),
  getFigures: asAdministrator(),
  getBooks: asAdministrator(),
  listPostings: asAdministrator(),
  getFigure: asAdministrator({ params: { figure: 'collected' } }),
  getChart: asAdministrator({ params: { chart: 'ageing' } }),
  listAllPlans: asAdministrator(),
  listBatches: asAdministrator(),
  listNotifications: asAdministrator(),
  listNotificationTemplates: asAdministrator(),
  listAuditEvents: asAdministrator(),
  getAuditEvent: inPurchase(async ({ order }, backend) => {
    await order();
    const token = await backend.signIn(people.administrator);
    const { items } = await backend.get('listAuditEvents', { token });
    return { token, params: { auditEventId: items[0]?.id ?? '' } };
  }),
  listChanges: asCustomer(),
  getProduct: ofFirst('listProducts', (productId) => ({ productId })),
  getPlanOffer: inAdministration(async (backend, token) => {
    const { items } = await backend.get('listPlanOffers', { token });
    return { params: { offerCode: items[0]?.code ?? '' } };
  }),
  getPlanAsAdministrator: ofFirst('listAllPlans', (planId) => ({ planId })),
  getBatch: ofFirst('listBatches', (batchId) => ({ batchId })),
  getNotification: ofFirst('listNotifications', (notificationId) => ({ notificationId })),
} satisfies Requests;

function ofPlan() {
  return async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    const { items } = await backend.get('listPlans', { token });
    return { token, params: { planId: items[0]?.id ?? '' } };
  };
}

/** The first item of a list, as an administrator reads it. */
function ofFirst(
  list: 'listProducts' | 'listAllPlans' | 'listBatches' | 'listNotifications',
  paramsOf: (id: string) => Record<string, string>,
) {
  return inAdministration(async (backend, token) => {
    const { items } = await backend.get(list, { token });
    return { params: paramsOf(items[0]?.id ?? '') };
  });
}
