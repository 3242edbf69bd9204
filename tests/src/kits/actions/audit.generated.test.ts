import { expect, test } from 'vitest';
import { auditActionOf, type Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { memberOf } from '#mocks/core/member.ts';
import { type Actionable, stateOf } from '#src/kits/actions/action.ts';
import { entityAddress } from '#src/platform/routing/entity-address.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { actionsOf } from '#tests/suite/announced.ts';
import { ready } from '#tests/suite/in-process.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { declaredLists } from '#tests/src/kits/lists/declared.ts';

// From a row of its list to the entry of the audit, for everything that an administrator does with rows. What an entry
// says (who, when, before and after, why) is tests/suite/audit.test.ts.

const names = new Map<unknown, OperationName>(
  Object.entries(contract).map(([name, endpoint]) => [endpoint, name as OperationName]), // keys of the contract
);
const nameOf = (endpoint: unknown): OperationName => {
  const name = names.get(endpoint);
  if (!name) throw new Error('The contract has no such endpoint');
  return name;
};

/** Commands that no row has in its menu, by where they are. */
const elsewhere: Readonly<Partial<Record<OperationName, string>>> = {
  completeUserNote: 'beside the note',
  createBatch: 'above the list',
  createDiscount: 'above the list',
  importUsers: 'above the list',
  exportPins: 'a file that only its own dialog can write',
  createNotification: 'the composer',
  updateNotification: 'the composer',
  createSavedView: 'above the list',
  updateSavedView: 'above the list',
  removeSavedView: 'above the list',
};

/** Commands whose entry is about the entity that they create, by the list that contains it. */
const makes: Readonly<Partial<Record<OperationName, string>>> = {
  changeRole: paths.administrationApprovals(), // every change needs a second person
  endDiscount: paths.administrationApprovals(), // every end needs a second person
  giveScratchcard: paths.administrationScratchcards(),
  writeOffPlan: paths.administrationApprovals(), // every write-off needs a second person
  retryFailedRows: paths.administrationJobs(),
};

const actions = declaredLists.flatMap((list) =>
  (list.details?.actions ?? []).map((action) => {
    const name = nameOf(action.endpoint);
    return [`${list.name}: ${action.label}`, { list, action, name }] as const;
  }),
);
const bulk = declaredLists.flatMap((list) =>
  (list.bulk ?? []).map((action) => [`${list.name}: ${action.label}`, { list, action }] as const),
);

test('every command of the administration is done from a list or known elsewhere', () => {
  const commands = Object.entries<Endpoint>(contract).filter(
    ([, endpoint]) => endpoint.access === 'administrator' && auditActionOf(endpoint),
  );
  const done = [
    ...actions.map(([, { name }]) => name),
    ...bulk.map(([, { action }]) => nameOf(action.endpoint)),
    ...Object.keys(elsewhere),
  ];
  expect([...new Set(done)].toSorted()).toEqual(commands.map(([name]) => name).toSorted());
});

/** Returns the id that a request is about, after checking that the list contains it. */
async function fromList(
  backend: Backend,
  { keyOf, endpoint }: (typeof declaredLists)[number],
  { params, token = null }: Call,
): Promise<string> {
  const [id = ''] = Object.values(params ?? {});
  const rows = await backend.every(nameOf(endpoint) as 'listUsers', { token }); // the endpoint of a list
  expect(rows.map(keyOf)).toContain(id);
  return id;
}

test.each(actions)(
  '%s leads from the row to its audit entry and back',
  async (_title, { list, action, name }) => {
    const { backend, request } = await ready(name);
    const token = request.token ?? '';
    const id = await fromList(backend, list, request);
    const [read, announced] = actionsOf[name as keyof typeof actionsOf] ?? [];
    expect(action.name).toBe(announced);
    const { body: thing } = await backend.ask(read as OperationName, { token, params: request.params ?? {} });
    const entity = thing as Actionable; // the backend has checked it against the contract
    expect(stateOf(entity, action.name as never)).toMatchObject({ allowed: true });

    const target = Object(action.target(entity));
    const { version, ...call } = { ...request, ...target };
    const done = await backend.ask(name, { ...call, ifMatch: `"${version}"` });
    expect(done.status).toBeLessThan(300);
    const auditEventId = done.headers.get('audit-event') ?? '';
    const event = await backend.get('getAuditEvent', { token, params: { auditEventId } });
    const about = event.changes.map(({ entity }) => entityAddress(entity));
    const made = makes[name];
    if (made) expect(entityAddress(event.entity)).toMatch(`${made}?open=`);
    else expect(about).toContain(`${list.path}?open=${id}`);
  },
);

test.each(bulk)('%s has an audit entry of the job and one for each row', async (_title, { list, action }) => {
  const { actions: commands = {} } = Object(memberOf(action.endpoint, 'bulk'));
  const { backend, request } = await ready(commands[action.action]);
  const token = request.token ?? '';
  const id = await fromList(backend, list, request);
  const entered = Object.keys(action.form ?? {}).map((member) => [member, memberOf(request.body, member)]);
  const body = {
    ...action.fixed,
    ...Object.fromEntries(entered),
    action: action.action,
    target: { ids: [id] },
    dryRun: false,
    reason: 'As agreed on the telephone',
  };
  const started = await backend.ask(nameOf(action.endpoint), { token, body });
  expect(started.status).toBe(202);
  const auditEventId = started.headers.get('audit-event') ?? '';
  const event = await backend.get('getAuditEvent', { token, params: { auditEventId } });
  expect(event).toMatchObject({ action: 'job.started', reason: body.reason });
  expect(entityAddress(event.entity)).not.toBeNull();
  await backend.wait(60_000);
  const query = { filter: { entityId: [id], action: [action.kind] } };
  const [ofRow] = (await backend.get('listAuditEvents', { token, query })).items;
  expect(ofRow).toMatchObject({ actor: event.actor, reason: body.reason });
});
