import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { permissionNames, roleNames } from '#contracts/permission-names.ts';
import type { EntityState } from '#contracts/mock-control.ts';
import { AdministratorRole, type Permission, roles } from '#contracts/permissions.ts';
import { type Action, type Actionable, stateOf } from '#src/kits/actions/action.ts';
import { actionsOf } from '#tests/suite/announced.ts';
import { lifecycles } from '#tests/kit/lifecycles.ts';
import type { CommandName } from '#tests/suite/guards/table.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';
import { bulkActions } from '#tests/kit/bulk-actions.ts';
import { rowActions } from '#tests/kit/row-actions.ts';
import { declaredLists } from '#tests/src/kits/lists/declared.ts';

// Every action of every list, for every role and every state of the row: what is not allowed says why.

const lists = declaredLists.flatMap(({ name, details }) => {
  const actions = details?.actions ?? [];
  const [read] = actions.flatMap((action) => actionsOf[commandOf(action)]?.[0] ?? []);
  return read ? [{ name, actions, read }] : [];
});

function commandOf({ endpoint }: Action<Actionable>): CommandName {
  const [name] = Object.entries(contract).find(([, other]) => other === endpoint) ?? [];
  return name as CommandName; // actions are commands of the contract
}

test('the browser test of the row menus covers each action', () => {
  const declared = declaredLists.flatMap(({ name, path, details }) =>
    (details?.actions ?? []).map((action) => ({
      list: name,
      path,
      command: commandOf(action),
      label: action.label,
    })),
  );
  const listed = rowActions.map(({ list, path, command, label }) => ({ list, path, command, label }));
  expect(listed.toSorted(byCommand)).toEqual(declared.toSorted(byCommand));
});

const byCommand = (one: { readonly command: string }, other: { readonly command: string }) =>
  one.command.localeCompare(other.command);

test('the browser test of actions on many rows covers each action', () => {
  const declared = declaredLists.flatMap(({ name, path, bulk = [] }) => {
    const actions = Object.fromEntries(bulk.map(({ label, kind }) => [label, kind]));
    return bulk.length > 0 ? [{ list: name, path, actions }] : [];
  });
  const listed = bulkActions.map(({ list, path, actions }) => ({ list, path, actions }));
  expect(listed.toSorted(byName)).toEqual(declared.toSorted(byName));
});

const byName = (one: { readonly list: string }, other: { readonly list: string }) =>
  one.list.localeCompare(other.list);

const tables = {
  administrator: 'administrators',
  approval: 'approvals',
  notification: 'notifications',
  batch: 'batches',
  scratchcard: 'scratchcards',
  collateral: 'collaterals',
  discount: 'discounts',
  job: 'jobs',
  order: 'orders',
  payment: 'payments',
  plan: 'plans',
  user: 'users',
} as const satisfies Record<EntityState['entity'], string>;

/** "getPaymentAsAdministrator" answers a payment. */
const entityOf = (read: OperationName) =>
  read
    .replace(/^get|AsAdministrator$/g, '')
    .replace(/^./, (letter) => letter.toLowerCase()) as EntityState['entity'];

/** The parameter with the id of what is read. */
const paramOf = (read: OperationName) => Object.keys((contract[read] as Endpoint).params ?? {})[0] ?? '';

describe.each(lists)('$name', ({ read, actions }) => {
  const entity = entityOf(read);

  test.each(lifecycles[entity].machine.states)(
    'in the state %s: actions that are not allowed say why',
    async (state) => {
      const backend = await openBackend({ scenario: 'one-of-each' });
      const tokens = await signedIn(backend);
      const row = backend.store.tables[tables[entity] as 'orders'].all().at(-1);
      if (!row) throw new Error('The scenario has no such row');
      await backend.put({ entity, id: row.id, state } as EntityState); // a state of its machine
      const readAs = async (role: AdministratorRole) => {
        const { body } = await backend.ask(read, {
          params: { [paramOf(read)]: row.id },
          token: tokens.get(role) ?? null,
        });
        return body as Actionable; // the backend has checked it against the contract
      };
      const open = await readAs('ADMIN');
      for (const role of AdministratorRole.options) {
        const thing = await readAs(role);
        for (const { label, name, endpoint } of actions) {
          const what = `${label} by ${role}`;
          const { allowed, reason } = stateOf(thing, name) ?? {};
          expect(allowed, `${what} is offered or refused`).toBeTypeOf('boolean');
          if (!allowed) expect(reason, what).toMatch(/^\p{Lu}.{8,}[.!?]$/u);
          const needed = endpoint.permission as Permission; // every action of a list has one
          if (roles[role].includes(needed)) continue;
          expect(allowed, what).toBe(false);
          const words = permissionNames[needed].slice(1); // the first letter is a small one in a sentence
          if (stateOf(open, name)?.allowed) expect(reason, what).toContain(`${roleNames[role]} can’t`);
          if (stateOf(open, name)?.allowed) expect(reason, what).toContain(words);
        }
      }
    },
  );
});

async function signedIn(backend: Backend) {
  const tokens = new Map<AdministratorRole, string>();
  for (const role of AdministratorRole.options) tokens.set(role, await backend.signIn(administrators[role]));
  return tokens;
}

test('no simulation waits for a written reason', () => {
  const reasons = lists.flatMap(({ actions }) => actions.flatMap(({ form }) => form?.['reason'] ?? []));
  const written = reasons.filter(({ isKept }) => isKept);
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter(({ inSimulation }) => inSimulation === undefined)).toEqual([]);
});

test('every list with actions is tested', () => {
  expect(lists.map(({ name }) => name).toSorted()).toEqual(
    declaredLists
      .filter(({ details }) => details?.actions?.length)
      .map(({ name }) => name)
      .toSorted(),
  );
});
