import { test } from 'vitest';
import type { OperationName } from '#contracts/index.ts';
import type { JobStatus } from '#contracts/jobs/job.ts';
import { ReturnedItems } from '#contracts/plans/goods.ts';
import { z } from '#contracts/z.ts';
import { batchNamed } from '#tests/kit/administered.ts';
import type { Call } from '#tests/kit/client.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { opened, ready } from './backend.ts';
import { drafted } from './requests/notifications.ts';
import { newBatch } from './requests/scratchcards.ts';
import { bulk, endpointOf, endpoints, permissionsOf, roleCases, type RoleCase } from './role-cases.ts';
import { expectRoles } from './roles.ts';

// Who may decide depends on what the decision is about: on the command of a job or of a request for approval.

const Versioned = z.object({ id: z.string(), version: z.number() });

/** Starts a job of an action on many rows, and gives it this state when its rows are done. */
async function jobOf(start: string, action: string, state: JobStatus) {
  const started = roleCases.find(({ title }) => title === `${start} with ${action}`);
  if (!started) throw new Error(`There is no case in which ${start} starts ${action}`);
  const { backend, request } = await started.prepare();
  const { id } = z.parse(Versioned, (await backend.ask(started.name, request)).body);
  await backend.wait(60_000);
  await backend.ask('getConfig'); // does the rows, which are due
  await backend.put({ entity: 'job', id, state });
  const token = request.token ?? null;
  const { version } = await backend.done(200, 'getJob', { params: { jobId: id } }, { token });
  return { backend, request: { token, params: { jobId: id }, ifMatch: `"${version}"` } };
}

/** A job of each command that may be stopped, or whose failed rows may be tried again. */
const controlOfJobs = (
  [
    ['retryFailedRows', 'FAILED'],
    ['stopJob', 'RUNNING'],
  ] as const
).flatMap(([name, state]) =>
  bulk.map(({ name: start, action, command }): RoleCase => ({
    title: `${name} of ${command}`,
    name,
    permissions: permissionsOf(endpointOf(name).permission, endpointOf(command).permission),
    prepare: () => jobOf(start, action, state),
  })),
);

interface Asking {
  readonly backend: Provider;
  readonly request: Call;
}

/** Requests that need a second person, of the commands whose usual request does not. */
const above: Readonly<Partial<Record<string, () => Promise<Asking>>>> = {
  async changeCreditLimit() {
    const { backend, request } = await ready('changeCreditLimit');
    return {
      backend,
      request: { ...request, body: { ...Object(request.body), creditLimit: euro(9_000_00) } },
    };
  },
  async creditGoods() {
    const { backend, request } = await ready('creditGoods');
    const { items } = z.parse(z.object({ items: ReturnedItems }), request.body);
    const body = { ...Object(request.body), items: items.map((item) => ({ ...item, quantity: 2 })) };
    return { backend, request: { ...request, body } };
  },
  async giveScratchcard() {
    const { backend, request } = await ready('giveScratchcard');
    const { token = null } = request;
    const activation = { kind: 'NOW', cards: null };
    const body = { ...newBatch, name: 'Large gifts', value: euro(450_00), activation };
    await backend.get('createBatch', { token, body });
    await backend.wait(1_000);
    const { id: batchId } = await batchNamed(backend, body.name);
    return { backend, request: { ...request, body: { ...Object(request.body), batchId } } };
  },
  async sendNotification() {
    const backend = await opened('big-list');
    const call = await drafted(backend, { audience: { kind: 'SEGMENT', segment: 'ALL' } });
    return { backend, request: { ...call, body: { at: null, repeats: null, timeZone: 'FIXED' } } };
  },
};

/** A request for approval, by one of the administrators who may decide about it. */
async function asked(operation: OperationName): Promise<Asking> {
  if (operation === 'createRefund') return ready('approveApproval'); // it decides about a refund
  const { backend, request } = await (above[operation]?.() ?? ready(operation));
  const { token } = await backend.session(people.approver);
  const response = await backend.ask(operation, { ...request, token });
  if (response.status !== 202)
    throw new Error(`${operation} answered ${response.status}: no approval is needed`);
  const { id, version } = z.parse(Versioned, response.body);
  return { backend, request: { params: { approvalId: id }, ifMatch: `"${version}"` } };
}

/** The decision of a second person about each command that may need one. */
const decisions = (['approveApproval', 'rejectApproval'] as const).flatMap((name) =>
  endpoints.flatMap(([operation, { approval }]): readonly RoleCase[] =>
    approval
      ? [
          {
            title: `${name} of ${operation}`,
            name,
            permissions: permissionsOf(endpointOf(name).permission, approval.permission),
            async prepare() {
              const { backend, request } = await asked(operation);
              const body = { reason: 'It was not agreed' };
              return { backend, request: name === 'approveApproval' ? request : { ...request, body } };
            },
          },
        ]
      : [],
  ),
);

test.each([...controlOfJobs, ...decisions])(
  '$title is rejected for roles without $permissions and works for the others',
  async (each) => expectRoles(each),
);
