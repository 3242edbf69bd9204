import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

/** A backend in which an administrator has saved a view two minutes ago. */
async function withSavedView(scenario: string) {
  const on = await openBackend({ scenario });
  const token = await on.signIn(people.administrator);
  const body = { list: 'approvals', name: 'Open', query: 'status=PENDING', shared: true, isDefault: false };
  await on.get('createSavedView', { token, body });
  await on.wait(121_000);
  return on;
}

test('the audit is filtered by administrators’ actions on a kind of entity', async () => {
  const on = await withSavedView('happy');
  await visit('/mini-admin/audit?actorKind=ADMINISTRATOR&entityType=saved-view', {
    who: 'administrator',
    on,
  });
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saved view created' })).toBeVisible();
  expect(screen.getByRole('button', { name: /By: Administrators/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /About: Saved view/ })).toBeVisible();
});

type Event = ReturnType<
  Awaited<ReturnType<typeof visit>>['backend']['store']['tables']['auditEvents']['all']
>[number];

const today = '2027-01-10';

for (const { filter, role, value, isMeant } of [
  {
    filter: 'About',
    role: 'checkbox',
    value: 'Payment',
    isMeant: ({ entity }: Event) => entity.type === 'payment',
  },
  {
    filter: 'By',
    role: 'checkbox',
    value: 'Administrators',
    isMeant: ({ actor }: Event) => actor.kind === 'ADMINISTRATOR',
  },
  { filter: 'Time', role: 'button', value: 'Today', isMeant: ({ at }: Event) => at.startsWith(today) },
] as const)
  test(`the filter “${filter}”, chosen by hand, leaves only the entries that it names`, async () => {
    const user = userEvent.setup();
    const on = await withSavedView('one-of-each');
    const { backend } = await visit('/mini-admin/audit', { who: 'administrator', on });
    await user.click(await screen.findByRole('button', { name: filter }));
    await user.click(await screen.findByRole(role, { name: value }));
    const all = backend.store.tables.auditEvents.all();
    const meant = all.filter(isMeant).map(({ id }) => id);
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.length).toBeLessThan(all.length);
    await screen.findByText(new RegExp(`of ${meant.length}$`));
    const links = screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.href ?? '');
    const linkedIds = links.map((href) => new URL(href).searchParams.get('open'));
    expect(linkedIds.length).toBe(Math.min(meant.length, 25));
    expect(linkedIds.filter((id) => !meant.includes(id ?? ''))).toEqual([]);
  });
