import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import {
  type Requests,
  asAdministrator,
  asCustomer,
  firstOf,
  inAdministration,
  inPurchase,
} from './callers.ts';

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
    const card = backend.store.tables.scratchcards.find('code', scratchcards.digital.code);
    return { token, params: { scratchcardId: card?.id ?? '' } };
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
  getProduct: inAdministration(async ({ store }) => ({
    params: { productId: firstOf(store.tables.products) },
  })),
  getPlanOffer: inAdministration(async ({ store }) => ({
    params: { offerCode: firstOf(store.tables.offers) },
  })),
  getPlanAsAdministrator: inAdministration(async ({ store }) => ({
    params: { planId: firstOf(store.tables.plans) },
  })),
  getBatch: inAdministration(async ({ store }) => ({ params: { batchId: firstOf(store.tables.batches) } })),
  getNotification: inAdministration(async ({ store }) => ({
    params: { notificationId: firstOf(store.tables.notifications) },
  })),
} satisfies Requests;

function ofPlan() {
  return async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    const { items } = await backend.get('listPlans', { token });
    return { token, params: { planId: items[0]?.id ?? '' } };
  };
}
