import { expect, test } from 'vitest';
import { contract, type OperationName } from '#contracts/index.ts';
import { type Action, type Actionable, stateOf } from '#src/kits/actions/action.ts';
import { ActionDialog } from '#src/kits/actions/ActionDialog.tsx';
import { actionsOf } from '#tests/contracts/guards/announced.ts';
import { expectAccessibleDialog } from './show.tsx';
import { entitiesOf } from './entities.ts';

// Axe on the dialog of every action, over an entity for which it is allowed where the scenario has one.

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/src/{customer,administration,resources}/**/{*actions,administration,change-plan,change-role,give-scratchcard,retry-own-payment,reveal-contacts,start-order,write-off}.{ts,tsx}',
  { eager: true },
);
const sources = import.meta.glob<string>('/src/{customer,administration,resources}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const isAction = (value: unknown): value is Action<Actionable> =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'useSend' in value;

const actions = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isAction)
    .map((action) => [file.split('/')[3], action.label, action] as const),
);

test('there is a dialog for each action that is declared', () => {
  const declared =
    Object.values(sources)
      .join('')
      .match(/= defineAction\(/g) ?? [];
  expect(actions).toHaveLength(declared.length);
});

const commandOf = ({ endpoint }: Action<Actionable>) =>
  Object.entries(contract).find(([, other]) => other === endpoint)?.[0] as keyof typeof actionsOf;

test.each(actions)('%s: axe finds nothing in "%s"', async (_feature, label, action) => {
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
  '%s: a conflict about "%s" compares words and formatted figures, no codes, ids and raw dates',
  async (_feature, _label, action) => {
    const [read] = actionsOf[commandOf(action)] ?? [];
    const { entities } = await entitiesOf(read as OperationName);
    const texts = entities.flatMap((entity) =>
      (action.compares ?? []).map(({ label, value }) => `${label}: ${value(entity, formats)}`),
    );
    expect(texts.filter((text) => raw.test(text))).toEqual([]);
  },
);
