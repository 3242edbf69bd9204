import { expect, test } from 'vitest';
import { declaredLists } from '#tests/src/kits/lists/declared.ts';

const actions = declaredLists.flatMap(({ name, details }) =>
  (details?.actions ?? []).map((action) => ({ name: `${name}: ${action.label}`, action })),
);

test('the lists declare actions', () => {
  expect(actions.length).toBeGreaterThan(30);
});

test.each(actions)(
  '$name shows both versions when another person has changed the entity meanwhile',
  ({ action }) => {
    expect(action.endpoint.version, 'it carries the version that was seen').toBe('requires');
    expect(action.compares?.length ?? 0, 'facts that are compared').toBeGreaterThan(0);
  },
);

test.each(actions.filter(({ action }) => action.undo))(
  '$name is undone by a command on the same entity, which needs a reason at most',
  ({ action: { undo, receipt, endpoint } }) => {
    expect(receipt, 'where the undo is offered').toBeDefined();
    expect(Object.keys(undo?.form ?? {}).filter((name) => name !== 'reason')).toEqual([]);
    expect(undo?.endpoint.path.split('/').slice(0, -1)).toEqual(endpoint.path.split('/').slice(0, -1));
    expect(endpoint.responses, 'both answer the entity').toEqual(undo?.endpoint.responses);
  },
);
