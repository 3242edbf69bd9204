import { expect, test } from 'vitest';
import { contract, type OperationName } from '#contracts/index.ts';
import { type Action, type Actionable, stateOf } from '#src/kits/actions/action.ts';
import { ActionDialog } from '#src/kits/actions/ActionDialog.tsx';
import { actionsOf } from '#tests/suite/announced.ts';
import { declaredActions } from '#tests/src/kits/actions/declared.ts';
import { expectAccessibleDialog } from './show.tsx';
import { entitiesOf } from './entities.ts';

// Axe on the dialog of every action, over an entity for which it is allowed where the scenario has one.

const actions = declaredActions.map((action) => [action.endpoint.takes, action.label, action] as const);

test('both wings declare actions', () => {
  const sides = new Set(declaredActions.map(({ endpoint }) => endpoint.access));
  expect([...sides].toSorted()).toEqual(['administrator', 'signedIn']);
});

const commandOf = ({ endpoint }: Action<Actionable>) =>
  Object.entries(contract).find(([, other]) => other === endpoint)?.[0] as keyof typeof actionsOf;

test.each(actions)('%s has an accessible dialog for "%s"', async (_step, label, action) => {
  const [read] = actionsOf[commandOf(action)] ?? [];
  const { entities, ...visitor } = await entitiesOf(read as OperationName);
  const entity = entities.find((each) => stateOf(each, action.name)?.allowed) ?? entities[0];
  if (!entity) throw new Error('The scenario has nothing that this could be done with');
  const nothing = () => undefined;
  const part = <ActionDialog action={action} entity={entity} refetch={nothing} onClose={nothing} />;
  await expectAccessibleDialog(part, label, visitor);
});

const formats = { money: () => 'an amount', count: String, day: () => 'a day', change: String };
const raw = /\d{4}-\d\d-\d\d|[A-Z]{2,}_[A-Z]{2,}|\b[a-z]{3}_[0-9A-Z]{10,}|undefined|null|NaN/;

test.each(actions.filter(([, , { compares = [] }]) => compares.length > 0))(
  '%s compares words and formatted figures in a conflict about "%s"',
  async (_step, _label, action) => {
    const [read] = actionsOf[commandOf(action)] ?? [];
    const { entities } = await entitiesOf(read as OperationName);
    const texts = entities.flatMap((entity) =>
      (action.compares ?? []).map(({ label, value }) => `${label}: ${value(entity, formats)}`),
    );
    expect(texts.filter((text) => raw.test(text))).toEqual([]);
  },
);
