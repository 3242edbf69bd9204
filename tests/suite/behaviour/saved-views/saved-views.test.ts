import { expect, test } from 'vitest';
import { administrators, people } from '#tests/kit/people.ts';
import { opened } from '#tests/suite/backend.ts';

const view = { list: 'payments', name: 'Large', query: 'status=FAILED', shared: false, isDefault: false };

async function two() {
  const backend = await opened('new-user');
  const maker = { token: await backend.signIn(people.administrator) };
  const other = { token: await backend.signIn(people.approver) };
  const names = async (as: { readonly token: string }, list = 'payments') =>
    (await backend.get('listSavedViews', { ...as, query: { list } })).items.map(({ name }) => name);
  return { backend, maker, other, names };
}

test('updateSavedView shares a view, which others see and change, except whether it is default', async () => {
  const { backend, maker, other, names } = await two();
  const { id } = await backend.get('createSavedView', { ...maker, body: { ...view, isDefault: true } });
  expect([await names(maker), await names(other), await names(maker, 'orders')]).toEqual([['Large'], [], []]);
  const at = (version: number) => ({ params: { savedViewId: id }, ifMatch: `"${version}"` });
  const { list: _list, ...content } = view;
  const one = { params: { savedViewId: id } };
  expect((await backend.done(200, 'getSavedView', one, maker)).mine).toBe(true);
  expect((await backend.ask('getSavedView', { ...one, ...other })).status).toBe(404);
  expect((await backend.ask('updateSavedView', { ...at(1), ...other, body: content })).status).toBe(404);
  expect((await backend.ask('removeSavedView', { ...at(1), ...other })).status).toBe(404);
  const shared = { ...content, shared: true, isDefault: true };
  await backend.done(200, 'updateSavedView', { ...at(1), body: shared }, maker);
  expect(
    (await backend.get('listSavedViews', { ...other, query: { list: 'payments' } })).items,
  ).toMatchObject([{ name: 'Large', mine: false, isDefault: false, shared: true }]);
  const renamed = { ...shared, name: 'Larger', isDefault: false };
  await backend.done(200, 'updateSavedView', { ...at(2), body: renamed }, other);
  expect(
    (await backend.get('listSavedViews', { ...maker, query: { list: 'payments' } })).items,
  ).toMatchObject([{ name: 'Larger', mine: true, isDefault: true }]);
  expect((await backend.ask('removeSavedView', { ...at(1), ...maker })).status).toBe(412);
  expect((await backend.ask('removeSavedView', { ...at(3), ...maker })).status).toBe(200);
  expect(await names(other)).toEqual([]);
});

test('createSavedView and updateSavedView leave one view of a list the default of its owner', async () => {
  const { backend, maker, other } = await two();
  await backend.get('createSavedView', { ...maker, body: { ...view, isDefault: true } });
  await backend.get('createSavedView', { ...other, body: { ...view, name: 'Other', isDefault: true } });
  await backend.get('createSavedView', { ...maker, body: { ...view, list: 'orders', isDefault: true } });
  const { list: _list, ...content } = { ...view, name: 'Newer' };
  const { id } = await backend.get('createSavedView', { ...maker, body: { ...view, name: 'Newer' } });
  const call = { params: { savedViewId: id }, ifMatch: '"1"', body: { ...content, isDefault: true } };
  await backend.done(200, 'updateSavedView', call, maker);
  const defaults = async (as: typeof maker, list: string) =>
    (await backend.get('listSavedViews', { ...as, query: { list } })).items.filter(
      ({ isDefault }) => isDefault,
    );
  expect((await defaults(maker, 'payments')).map(({ name }) => name)).toEqual(['Newer']);
  expect((await defaults(maker, 'orders')).map(({ name }) => name)).toEqual(['Large']);
  expect((await defaults(other, 'payments')).map(({ name }) => name)).toEqual(['Other']);
});

test('updateSavedView and removeSavedView of a shared view are refused to a viewer', async () => {
  const { backend, maker, other, names } = await two();
  const viewer = { token: await backend.signIn(administrators.VIEWER) };
  const { id } = await backend.get('createSavedView', { ...maker, body: { ...view, shared: true } });
  const at = (version: number) => ({ params: { savedViewId: id }, ifMatch: `"${version}"` });
  const { list: _list, ...hidden } = view;
  const body = { ...hidden, name: 'Mine now' };
  const of = { query: { list: 'payments' } };
  expect((await backend.get('listSavedViews', { ...viewer, ...of })).items).toMatchObject([
    { name: 'Large', mine: false, mayChange: false },
  ]);
  const problem = await backend.rejected('forbidden', 'updateSavedView', { ...at(1), body }, viewer);
  expect(problem.requiredPermission).toBe('views.others');
  await backend.rejected('forbidden', 'removeSavedView', at(1), viewer);
  expect(await names(viewer)).toEqual(['Large']);

  expect(await backend.done(200, 'updateSavedView', { ...at(1), body }, other)).toMatchObject({
    name: 'Mine now',
    shared: true,
    mayChange: true,
  });
  expect(await names(viewer)).toEqual(['Mine now']);
});
