import { test } from 'vitest';
import type { OperationName } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { ready } from '#tests/suite/in-process.ts';
import { bulk, endpointOf, endpoints, permissionsOf, type RoleCase } from '#tests/suite/role-cases.ts';
import { expectRoles } from '#tests/suite/roles.ts';

/** A job of each command that may be stopped, or whose failed rows may be tried again. */
const controlOfJobs = (['retryFailedRows', 'stopJob'] as const).flatMap((name) =>
  bulk.map(({ command }): RoleCase => ({
    title: `${name} of ${command}`,
    name,
    permissions: permissionsOf(endpointOf(name).permission, endpointOf(command).permission),
    async prepare() {
      const { backend, request } = await ready(name);
      await backend.store.transact(({ tables }) => {
        const job = tables.jobs.get(request.params?.['jobId'] ?? '');
        if (job) tables.jobs.replace({ ...job, command });
      });
      return { backend, request };
    },
  })),
);

/** How a command comes to need a second person, where its request does not need one. */
const above: Readonly<Partial<Record<string, (backend: Backend, request: Call) => Promise<Call>>>> = {
  changeCreditLimit: async (_backend, request) => ({
    ...request,
    body: Object.assign({}, request.body, { creditLimit: { amountMinor: 9_000_00, currency: 'EUR' } }),
  }),
  async giveScratchcard({ store }, request) {
    await store.transact(({ tables }) => {
      const [card] = tables.scratchcards.by('ownerId', request.params?.['userId'] ?? '');
      if (card)
        tables.scratchcards.replace({
          ...card,
          kind: 'DIGITAL',
          value: { ...card.value, amountMinor: 490_00 },
        });
    });
    return request;
  },
  async sendNotification({ store }, request) {
    await store.transact(({ tables, random, clock }) => {
      const notification = tables.notifications.get(request.params?.['notificationId'] ?? '');
      if (notification)
        tables.notifications.replace({ ...notification, audience: { kind: 'SEGMENT', segment: 'ALL' } });
      const [first] = tables.users.by('status', 'ACTIVE');
      for (let more = 0; first && more < 101; more += 1) {
        const id = random.ulid('usr', clock.now());
        tables.users.insert({ ...first, id, email: `${more}@example.com`, phoneE164: null });
      }
    });
    return request;
  },
};

/** A command that one administrator has asked for, and that needs a second person. */
async function asked(
  operation: OperationName,
): Promise<{ readonly backend: Backend; readonly request: Call }> {
  const { backend, request } = await ready(operation === 'createRefund' ? 'approveApproval' : operation);
  if (operation === 'createRefund') return { backend, request };
  const call = (await above[operation]?.(backend, request)) ?? request;
  await backend.wait(121_000); // another code may be sent to those who signed in just now
  const response = await backend.ask(operation, { ...call, token: await backend.signIn(people.approver) });
  if (response.status !== 202)
    throw new Error(`${operation} answered ${response.status}: no approval is needed`);
  const { id, version } = z.parse(z.object({ id: z.string(), version: z.number() }), response.body);
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
