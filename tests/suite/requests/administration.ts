import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { administratorBy } from '#tests/kit/administered.ts';
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
    const { id } = await failedJob(backend, token);
    await backend.put({ entity: 'job', id, state: 'RUNNING' }); // one that runs by itself may end before the request
    const { version } = await backend.done(200, 'getJob', { params: { jobId: id } }, { token });
    return { params: { jobId: id }, ifMatch: `"${version}"` };
  }),
  listAdministrators: inAdministration(async () => ({})),
  getAdministrator: inAdministration(async (backend) => ({
    params: { administratorId: (await administratorBy(backend, people.viewer)).id },
  })),
  changeRole: inAdministration(async (backend) => {
    const { id, version } = await administratorBy(backend, people.viewer);
    const body = { role: 'SUPPORT', reason: 'Joins the support team' };
    return { params: { administratorId: id }, ifMatch: `"${version}"`, body };
  }),
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

/** A down payment of 600.00, and a refund of it above what one person may do. */
export async function approvalIn(backend: Provider, email: string = people.approver) {
  const customer = await person(backend, await unusedPhone(backend));
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

/** The number of a phone that no account has. */
async function unusedPhone(backend: Provider): Promise<string> {
  const { token } = await backend.session(people.administrator);
  const { items, total } = await backend.get('listUsers', { token, query: { total: true, limit: 1 } });
  return `+49151${70_000_000 + (total ?? items.length)}`;
}

async function savedView(backend: Provider, token: string) {
  const { id } = await backend.get('createSavedView', { token, body: newView });
  return { params: { savedViewId: id }, ifMatch: '"1"' };
}

/** A finished job whose two rows have failed, because successful payments cannot be retried. */
async function failedJob(backend: Provider, token: string) {
  const query = { filter: { status: ['SUCCEEDED'] }, limit: 2 };
  const ids = (await backend.get('listAllPayments', { token, query })).items.map(({ id }) => id);
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
