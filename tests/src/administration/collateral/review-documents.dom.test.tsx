import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AdministratorRole } from '#contracts/permissions.ts';
import { samplePicture } from '#mocks/scenarios/sample-files.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

async function openReview(role?: AdministratorRole) {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'collateral-review' });
  await on.store.transact(({ tables }) => {
    const admin = tables.administrators.find('email', people.administrator);
    if (admin && role) tables.administrators.replace({ ...admin, role });
  });
  const app = await visit('/mini-admin/collateral?status=SUBMITTED', { who: 'administrator', on });
  const table = await screen.findByRole('table', { name: 'Collateral' });
  await user.click(within(table).getByRole('link', { name: /^Gold bracelet/ }));
  const drawer = await screen.findByRole('dialog', { name: /^Gold bracelet/ });
  return { user, drawer, ...app };
}

test('a reviewer sees the uploaded files beside the checks and the decision', async () => {
  const { user, drawer } = await openReview();
  const picture = await within(drawer).findByRole('img', { name: 'photo.png' });
  expect(picture).toHaveAttribute('src', `data:image/png;base64,${samplePicture.data}`);
  expect(picture).toHaveStyle({ width: '100%' });
  expect(within(drawer).getByText('Uploaded')).toBeVisible(); // no one has reviewed it yet
  await user.click(within(drawer).getByRole('button', { name: 'Zoom in' }));
  expect(picture).toHaveStyle({ width: '150%' });
  await user.click(within(drawer).getByRole('tab', { name: 'Proof of ownership' }));
  const link = await within(drawer).findByRole('link', { name: 'Open the PDF in a new tab' });
  expect(link.getAttribute('href')).toMatch(/^blob:/);

  const checks = within(drawer).getByRole('region', { name: 'Checks' });
  expect(checks).toHaveTextContent('All required documents are there');
  expect(checks).toHaveTextContent('No value set yet');
  const decision = within(drawer).getByRole('region', { name: 'Decision' });
  expect(within(decision).queryByRole('button', { name: /^Approve/ })).toBeNull();
  expect(decision).toHaveTextContent(
    'Set value, Approve, Ask a question, Reject: It has been handed in and waits to be reviewed.',
  );
  await user.click(within(decision).getByRole('button', { name: /^Start review/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Start review' });
  const button = within(dialog).getByRole('button', { name: 'Start review' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
  expect(await within(decision).findByRole('button', { name: /^Set value/ })).toBeVisible();
  expect(decision).toHaveTextContent('Approve: It has not been valued yet. Record its value first.');
});

test.each([
  ['below the decision, beside documents', true, Node.DOCUMENT_POSITION_FOLLOWING],
  ['in the place of documents where there are none', false, Node.DOCUMENT_POSITION_PRECEDING],
])('the facts are %s', async (_where, has, position) => {
  const on = await openBackend({ scenario: 'one-of-each' });
  const all = on.store.tables.collaterals.all();
  const id = all.find(({ documents }) => documents.length > 0 === has)?.id;
  await visit(`/mini-admin/collateral?open=${id}`, { who: 'administrator', on });
  const documents = await screen.findByRole('region', { name: 'Documents' });
  expect(documents.compareDocumentPosition(screen.getByText('Haircut')) & position).toBe(position);
});

test('a role that may only read sees the names of the files, and not their content', async () => {
  const { drawer, requests } = await openReview('VIEWER');
  expect(await within(drawer).findByText('Only reviewers can see what is in the files.')).toBeVisible();
  expect(within(drawer).getByRole('tab', { name: 'Photo' })).toBeVisible();
  expect(within(within(drawer).getByRole('region', { name: 'Decision' })).queryAllByRole('button')).toEqual(
    [],
  );
  expect(requests.filter(({ name }) => name.includes('/content'))).toEqual([]);
});
