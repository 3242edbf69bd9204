import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contract, type OperationName } from '#contracts/index.ts';
import { memberOf } from '#mocks/core/member.ts';
import { ready } from '#tests/contracts/requests.ts';
import { fill } from '#tests/kit/fill.ts';
import { visit } from '#tests/kit/visit.tsx';
import { declaredLists } from '#tests/src/lists/declared.ts';

// Every action of the administration as a person does it: the row's menu, the dialog, its receipt, the entry of the audit.
// What the entry is about is audit.generated.test.ts; what each dialog shows are the tests of its feature.

const actions = declaredLists.flatMap((list) =>
  (list.details?.actions ?? []).map((action) => {
    const [name] = Object.entries(contract).find(([, endpoint]) => endpoint === action.endpoint) ?? [];
    return [`${list.name}: ${action.label}`, { list, action, name: name as OperationName }] as const;
  }),
);

/** Fills what is still empty and has to be filled; days, tags and products with those of the request. */
async function fillForm(user: UserEvent, dialog: HTMLElement, body: unknown) {
  if (memberOf(body, 'items') !== undefined) {
    const product = await within(dialog).findByRole('option', { name: /^Espresso machine/ });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Add a product' }), product);
  }
  for (const field of dialog.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (!['text', 'textarea', 'date'].includes(field.type) || field.value !== '') continue;
    if (field.labels?.[0]?.textContent.includes('optional')) continue;
    if (field.type === 'date') fireEvent.change(field, { target: { value: memberOf(body, 'date') } });
    else await fill(user, field, String(memberOf(body, 'tag') ?? 'As agreed on the telephone'));
  }
}

test.each(actions)(
  '%s',
  async (_title, { list, action, name }) => {
    const user = userEvent.setup();
    const { backend, request } = await ready(name);
    const [id] = Object.values(request.params ?? {});
    const session = { token: request.token, role: 'ADMINISTRATOR', expiresAt: '2027-01-10T21:00:00.000Z' };
    sessionStorage.setItem('tranche.session', JSON.stringify(session));
    const isFound = list.endpoint.paging?.search.includes('id');
    await visit(`${list.path}?${isFound ? `q=${id}` : 'limit=100'}`, { on: backend });
    const table = await screen.findByRole('table', { name: list.name });
    const row = await waitFor(() => {
      const found = table.querySelector(`a[href*="open=${id}"]`)?.closest<HTMLElement>('tr');
      if (!found) throw new Error('The list has no such row');
      return found;
    });
    await user.click(within(row).getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: action.label }));
    const dialog = await screen.findByRole('dialog', { name: action.label });
    await fillForm(user, dialog, request.body);
    const send = dialog.querySelector<HTMLButtonElement>('button[type=submit]');
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send ?? dialog);
    await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
    const entry = await screen.findByRole('dialog');
    const auditEventId = new URLSearchParams(window.location.search).get('open') ?? '';
    const token = request.token ?? '';
    const { actor } = await backend.get('getAuditEvent', { token, params: { auditEventId } });
    await waitFor(() => expect(entry).toHaveTextContent(actor.name));
  },
  60_000,
);
