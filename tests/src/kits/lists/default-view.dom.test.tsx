import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storedDefault } from '#src/kits/lists/views/default-view.ts';
import { keyOf } from '#src/platform/browser/page-data.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
const address = () => window.location.search;

afterEach(() => {
  delete window.trancheFirstResponses;
});

/** A backend with the default view "Approved" of the approvals. */
async function withDefault() {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const query = 'status=APPROVED';
  const body = { list: 'approvals', name: 'Decided', query, shared: false, isDefault: true };
  await on.get('createSavedView', { token, body });
  await on.wait(121_000);
  return on;
}

test('a choice made before the default view is known stays', async () => {
  const on = await withDefault();
  const views = Promise.withResolvers<void>();
  await visit('/mini-admin/approvals', {
    ...admin,
    on,
    network: (respond) => async (request) => {
      if (new URL(request.url).pathname.endsWith('/saved-views')) await views.promise;
      return respond(request);
    },
  });
  fireEvent.click(await screen.findByLabelText('Awaiting approval'));
  await waitFor(() => expect(address()).toBe('?status=PENDING'));
  views.resolve();
  await screen.findByLabelText('Decided');
  expect(address()).toBe('?status=PENDING');
});

test('responses for the plain address are discarded where a default view is shown', async () => {
  const on = await withDefault();
  storedDefault(localStorage, 'approvals', undefined).keep('status=APPROVED');
  const early = { response: Response.json({}), receivedAt: 0 };
  const responses = new Map([[keyOf('/api/v1/admin/approvals', undefined), Promise.resolve(early)]]);
  window.trancheFirstResponses = { configuration: null, responses };
  await visit('/mini-admin/approvals', { ...admin, on });
  await waitFor(() => expect(address()).toBe('?status=APPROVED'));
  expect(responses.size).toBe(0);
});
