import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { type Requests, inAdministration, refundOf } from './callers.ts';

const viewContent = { name: 'Large', query: 'status=FAILED', shared: true, isDefault: false };

const newView = { list: 'payments', ...viewContent };

/** What administrators work with beside entities: jobs, approvals, saved views. */
export const administrationRequests = {
  listJobs: inAdministration(async (backend, token) => {
    await failedJob(backend, token);
    await failedJob(backend, token);
    return {};
  }),
  getJob: ofJob(async () => ({})),
  listJobResults: ofJob(async () => ({})),
  retryFailedRows: ofJob(async (job) => ({ ifMatch: `"${job.version}"` })),
  listSavedViews: inAdministration(async () => ({ query: { list: 'payments' } })),
  getSavedView: inAdministration(async (backend, token) => ({
    params: (await savedView(backend, token)).params,
  })),
  createSavedView: inAdministration(async () => ({ body: newView })),
  updateSavedView: inAdministration(async (backend, token) => ({
    ...(await savedView(backend, token)),
    body: viewContent,
  })),
  removeSavedView: inAdministration(savedView),
  stopJob: inAdministration(async (backend, token) => {
    const [payment] = backend.store.tables.payments.by('status', 'SUCCEEDED');
    const target = { ids: [payment?.id ?? ''] };
    const body = { action: 'retry', target, dryRun: false, reason: 'The bank was away' } as const;
    const { id } = await backend.done(202, 'startPaymentsJob', { body }, { token });
    await backend.store.transact(({ tables }) => {
      const job = tables.jobs.get(id);
      if (job) tables.jobs.replace({ ...job, nextAt: '2028-01-10T09:00:00.000Z' }); // far ahead, so that the clock does not finish it
    });
    return { params: { jobId: id }, ifMatch: '"1"' };
  }),
  listAdministrators: inAdministration(async () => ({})),
  getAdministrator: inAdministration(async ({ store }) => ({
    params: { administratorId: viewerIn(store)?.id ?? '' },
  })),
  changeRole: inAdministration(async ({ store }) => toSupport(store)),
  listApprovals: inAdministration(async (backend) => {
    await approvalIn(backend);
    await approvalIn(backend);
    return {};
  }),
  getApproval: inAdministration(async (backend) => ({
    params: { approvalId: (await approvalIn(backend)).id },
  })),
  approveApproval: inAdministration(async (backend) => {
    const { id, version } = await approvalIn(backend);
    return { params: { approvalId: id }, ifMatch: `"${version}"` };
  }),
  rejectApproval: inAdministration(async (backend) => {
    const { id, version } = await approvalIn(backend);
    return {
      params: { approvalId: id },
      body: { reason: 'The goods were not returned' },
      ifMatch: `"${version}"`,
    };
  }),
  withdrawApproval: inAdministration(async (backend) => {
    const { id, version } = await approvalIn(backend, people.administrator);
    return { params: { approvalId: id }, ifMatch: `"${version}"` };
  }),
} satisfies Requests;

const viewerIn = ({ tables }: Backend['store']) => tables.administrators.find('email', people.viewer);

const toSupport = (store: Backend['store']) => ({
  params: { administratorId: viewerIn(store)?.id ?? '' },
  ifMatch: '"1"',
  body: { role: 'SUPPORT', reason: 'Joins the support team' },
});

/** A down payment of 600.00, and a refund of it above what one person may do. */
export async function approvalIn(backend: Backend, email: string = people.approver) {
  const customer = await person(backend, `+49151${String(70_000_000 + backend.store.tables.users.size)}`);
  const order = await customer.confirmed({ downPaymentBps: 5_000 });
  const call = await customer.payment(order, 'good');
  const payment = await backend.done(201, 'payOrder', call, customer.as);
  await backend.wait(61_000); // the next code for the same person may be sent after a minute
  return backend.done(
    202,
    'createRefund',
    { params: { paymentId: payment.id }, body: refundOf(50_001) },
    { token: await backend.signIn(email), ifMatch: `"${payment.version}"` },
  );
}

async function savedView(backend: Backend, token: string) {
  const { id } = await backend.get('createSavedView', { token, body: newView });
  return { params: { savedViewId: id }, ifMatch: '"1"' };
}

/** A finished job whose two rows have failed, because successful payments cannot be retried. */
async function failedJob(backend: Backend, token: string) {
  const ids = backend.store.tables.payments
    .by('status', 'SUCCEEDED')
    .slice(0, 2)
    .map(({ id }) => id);
  const body = { action: 'retry', target: { ids }, dryRun: false, reason: 'The bank was away' } as const;
  const { id } = await backend.done(202, 'startPaymentsJob', { body }, { token });
  await backend.wait(1_000);
  return backend.done(200, 'getJob', { params: { jobId: id } }, { token });
}

function ofJob(prepare: (job: { readonly version: number }) => Promise<Call>) {
  return inAdministration(async (backend, token) => {
    const job = await failedJob(backend, token);
    return { params: { jobId: job.id }, ...(await prepare(job)) };
  });
}
