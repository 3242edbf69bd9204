import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openedFile, sealedFile } from '#src/administration/batches/pin-files/pin-file.ts';
import { fill } from '#tests/kit/fill.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

test('a batch is ordered with its total value in view, and opens with its cards', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/scratchcards', admin);
  const before = window.history.length;
  await user.click(await screen.findByRole('button', { name: 'Create batch' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create batch' });
  await fill(user, within(dialog).getByRole('textbox', { name: 'Name' }), 'Spring kiosks');
  expect(dialog).toHaveTextContent(
    'Codes begin with the number of the batch, which it gets when it is created.',
  );
  const cards = within(dialog).getByRole('textbox', { name: 'Cards' });
  await user.clear(cards);
  await user.type(cards, '501');
  await user.type(within(dialog).getByRole('textbox', { name: 'Number (optional)' }), '0417');
  expect(dialog).toHaveTextContent('Total value €10,020.00');
  expect(dialog).toHaveTextContent('a second administrator has to approve');
  expect(dialog).toHaveTextContent('The first code is 0417-000001-1.');
  expect(dialog).not.toHaveTextContent('sample');
  await user.click(within(dialog).getByRole('button', { name: 'Create 501 cards' }));
  const details = await screen.findByRole('dialog', { name: '0417 · Spring kiosks' });
  await waitFor(() => expect(backend.store.tables.batches.find('number', '0417')?.quantity).toBe(501));
  expect(window.history.length).toBe(before); // Back does not open the form again
  const creating = within(await within(details).findByRole('region', { name: 'Creating cards' }));
  expect(creating.getByRole('progressbar', { name: 'Cards created' })).toHaveAttribute('aria-valuenow');
  await user.click(creating.getByRole('link', { name: 'View or stop the job' }));
  expect(await screen.findByText('Cards of batch 0417')).toBeVisible();
  expect(window.location.search).toContain(
    `open=${backend.store.tables.batches.find('number', '0417')?.jobId}`,
  );
});

test('Escape keeps what was typed for a batch, and Cancel forgets it', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/scratchcards', admin);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Create batch' }));
    return within(await screen.findByRole('dialog', { name: 'Create batch' }));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const creating = await open();
  await fill(user, creating.getByRole('textbox', { name: 'Name' }), 'Spring fair');
  await user.type(creating.getByRole('combobox', { name: 'Tags (optional)' }), 'fair{Enter}');
  await user.click(creating.getByText('Now'));
  await user.click(creating.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Escape}');
  await closed();

  const again = await open();
  expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring fair');
  expect(again.getByText('fair')).toBeVisible();
  expect(again.getByRole('radio', { name: 'Now' })).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect((await open()).getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('a batch has the reseller, tags and activation that were filled in', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/scratchcards', admin);
  await user.click(await screen.findByRole('button', { name: 'Create batch' }));
  const creating = within(await screen.findByRole('dialog', { name: 'Create batch' }));
  const type = (name: string, text: string) => fill(user, creating.getByRole('textbox', { name }), text);
  await type('Name', 'Spring fair');
  await user.clear(creating.getByRole('textbox', { name: 'Cards' }));
  await type('Cards', '12');
  await type('Number (optional)', '0418');
  await type('Reseller (optional)', 'Corner shops');
  await user.type(creating.getByRole('combobox', { name: 'Tags (optional)' }), 'fair{Enter}spring{Enter}');
  await user.click(creating.getByText('On a day'));
  fireEvent.change(await creating.findByLabelText('Day'), { target: { value: '20 Jan 2027' } });
  await creating.findByRole('textbox', { name: 'From card' });
  await type('From card', '3');
  await type('To card', '9');
  await user.click(creating.getByRole('textbox', { name: 'From card' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const details = await screen.findByRole('dialog', { name: '0418 · Spring fair' });
  expect(backend.store.tables.batches.find('number', '0418')).toMatchObject({
    reseller: 'Corner shops',
    tags: ['fair', 'spring'],
    activatesOn: '2027-01-20',
    activatesCards: { from: 3, to: 9 },
  });
  expect(within(details).getByRole('group', { name: 'Tags' })).toHaveTextContent('fairspring');
  expect(details).toHaveTextContent('Activates20 Jan 2027, cards 3 to 9');
  expect(details).toHaveTextContent('ResellerCorner shops');
});

test('numbers beyond the limits are rejected as typed, not replaced by valid ones', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/scratchcards', admin);
  await user.click(await screen.findByRole('button', { name: 'Create batch' }));
  const creating = await screen.findByRole('dialog', { name: 'Create batch' });
  await fill(user, within(creating).getByRole('textbox', { name: 'Name' }), 'Too many');
  const cards = within(creating).getByRole('textbox', { name: 'Cards' });
  await user.clear(cards);
  await fill(user, cards, '20000');
  await user.click(within(creating).getByRole('button', { name: 'Create 20,000 cards' }));
  expect(await within(creating).findByText('Enter 1 to 10,000')).toBeVisible();
  expect(backend.store.tables.batches.all().some(({ name }) => name === 'Too many')).toBe(false);
  await user.click(within(creating).getByRole('button', { name: 'Cancel' }));

  const line = await screen.findByRole('row', { name: /Record stores/ });
  await user.click(within(line).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Activate cards' }));
  const dialog = await screen.findByRole('dialog', { name: 'Activate cards' });
  await fill(user, await within(dialog).findByRole('textbox', { name: 'From card' }), '15');
  await fill(user, within(dialog).getByRole('textbox', { name: 'To card' }), '50');
  await user.click(await within(dialog).findByRole('button', { name: 'Activate cards 15 to 50' }));
  expect(await within(dialog).findByText('The batch has 20 cards.')).toBeVisible();
  expect(backend.store.tables.batches.find('number', '0019')?.counts.active).toBe(0);
});

test('a large batch is written with separators', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  await on.store.transact(({ tables }) => {
    const batch = tables.batches.find('number', '0019');
    if (!batch) return;
    const counts = { ...batch.counts, created: batch.counts.created + 10_000 - batch.quantity };
    tables.batches.replace({ ...batch, quantity: 10_000, counts });
  });
  await visit('/mini-admin/scratchcards', { ...admin, on });
  await user.click(await screen.findByRole('link', { name: /Record stores/ }));
  await user.click(await screen.findByRole('button', { name: 'Export PINs' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export PINs' });
  expect(await within(dialog).findByRole('button', { name: 'Export 10,000 PINs' })).toBeVisible();
  expect(dialog).toHaveTextContent('The file has all 10,000 PINs.');
});

test('an export that lacks something moves the focus to the first field that is wrong', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/scratchcards', admin);
  await user.click(await screen.findByRole('link', { name: /Record stores/ }));
  await user.click(await screen.findByRole('button', { name: 'Export PINs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export PINs' }));
  const [passphrase, repeated] = [/^Passphrase/, 'Repeat passphrase'].map((name) =>
    dialog.getByLabelText(name),
  );
  const submit = dialog.getByRole('button', { name: /^Export .* PINs$/ });
  if (!passphrase || !repeated) throw new Error('The form lacks a field.');
  await fill(user, passphrase, 'short');
  await user.click(submit);
  expect(passphrase).toHaveFocus();
  await fill(user, passphrase, ' but long enough');
  await user.click(submit);
  expect(repeated).toHaveFocus();
});

test('a printed test page has no code of a card', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/scratchcards', admin);
  await user.click(await screen.findByRole('link', { name: /Record stores/ }));
  const details = await screen.findByRole('dialog', { name: /Record stores/ });
  await user.click(await within(details).findByRole('button', { name: 'Print sheet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Print sheet' });
  expect(await within(dialog).findAllByText(/^0019-\d{6}-\d$/)).toHaveLength(20);
  await user.click(within(dialog).getByRole('switch', { name: 'Test page' }));
  expect(within(dialog).getAllByText('TEST')).toHaveLength(20);
  expect(within(dialog).queryByText(/^0019-/)).toBeNull();
  expect(within(dialog).queryByRole('textbox', { name: 'From card' })).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Print test page' })).toBeEnabled();
});

test('charts are loaded on a press, and a month of the forecast opens its cards', async () => {
  const user = userEvent.setup();
  const { requests } = await visit('/mini-admin/scratchcards', admin);
  await screen.findByRole('row', { name: /Bike fair/ });
  expect(requests.map(({ url }) => url.pathname).join()).not.toContain('/charts/');
  await user.click(screen.getByRole('button', { name: 'Charts' }));
  const forecast = within(await screen.findByRole('region', { name: 'Breakage forecast' }));
  await user.click(await forecast.findByRole('radio', { name: 'Table' }));
  await user.click(await forecast.findByRole('link', { name: 'August 2027' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Scratchcards' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Expires: 1 Aug 2027 to 31 Aug 2027/ })).toBeVisible();
});

test('the number of cards is grouped as the locale does', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/scratchcards', { ...admin, configuration: { locale: 'de-DE' } });
  await user.click(await screen.findByRole('button', { name: 'Create batch' }));
  const cards = await screen.findByRole('textbox', { name: 'Cards' });
  await user.clear(cards);
  await fill(user, cards, '2500');
  await user.tab();
  expect(cards).toHaveValue('2.500');
});

test('Escape closes the dialog above the details, then the details', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/scratchcards', admin);
  await user.click(await screen.findByRole('link', { name: /Record stores/ }));
  const details = await screen.findByRole('dialog', { name: /Record stores/ });
  await user.click(await within(details).findByRole('button', { name: 'Open PIN file' }));
  const above = await screen.findByRole('dialog', { name: 'Open PIN file' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(above).not.toBeInTheDocument());
  expect(details).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(details).not.toBeInTheDocument());
});

test('a file without PINs and a wrong passphrase are refused with their reason', async () => {
  const user = userEvent.setup();
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
  await visit('/mini-admin/scratchcards', admin);
  await user.click(await screen.findByRole('link', { name: /Record stores/ }));
  await user.click(await screen.findByRole('button', { name: 'Open PIN file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open PIN file' });
  const open = within(dialog).getByRole('button', { name: 'Open' });
  const choose = (text: string) => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    return user.upload(field ?? expect.fail(), new File([text], 'pins.json', { type: 'application/json' }));
  };
  await choose('{}');
  expect(open).toBeDisabled();
  await fill(user, within(dialog).getByLabelText('Passphrase'), 'correct horsf');
  await user.click(open);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'This is not a file of PINs that was exported here.',
  );
  await choose(await sealedFile('code,pin\r\n', 'correct horse'));
  await user.click(open);
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent('The passphrase does not open this file.'),
  );
  expect(saved).not.toHaveBeenCalled();
  await user.type(within(dialog).getByLabelText('Passphrase'), '{Backspace}e');
  await user.click(open);
  expect(await within(dialog).findByText('pins.csv saved')).toBeVisible();
  expect(within(dialog).queryByText('The passphrase does not open this file.')).toBeNull();
  expect(saved).toHaveBeenCalledOnce();
  saved.mockRestore();
});

test('PINs exported elsewhere show both versions, then the masked list', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/scratchcards', admin);
  const batch = backend.store.tables.batches.all().find(({ name }) => name === 'Record stores');
  await user.click(await screen.findByRole('link', { name: /Record stores/ }));
  await user.click(await screen.findByRole('button', { name: 'Export PINs' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export PINs' });
  await fill(user, within(dialog).getByLabelText(/^Passphrase/), 'correct horse battery');
  await fill(user, within(dialog).getByLabelText(/^Repeat/), 'correct horse battery');
  await backend.store.transact(({ tables, clock }) => {
    const row = batch && tables.batches.get(batch.id);
    if (row) tables.batches.replace({ ...row, exportedAt: clock.now(), version: row.version + 1 });
  });
  await user.click(within(dialog).getByRole('button', { name: /^Export \d+ PINs$/ }));
  expect(await screen.findByText('Someone else changed this')).toBeVisible();
  expect(screen.getByRole('row', { name: /^PINs/ })).toHaveTextContent(/Not exportedExported$/);
  await user.click(screen.getByRole('button', { name: 'Continue with the new version' }));
  expect(await screen.findByRole('dialog', { name: 'Export masked list' })).toBeVisible();
});

test('the history of a card shows who blocked it and why, or who redeemed it', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/scratchcards/cards?q=0014-000001', admin);
  await user.click(await screen.findByRole('link', { name: '0014-000001-7' }));
  const details = await screen.findByRole('dialog', { name: '0014-000001-7' });
  expect(await within(details).findByText('Activated')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block' });
  await fill(user, await within(dialog).findByRole('textbox', { name: 'Reason' }), 'A parcel was lost');
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
  expect(await within(details).findByText('Scratchcard blocked')).toBeVisible();
  expect(within(details).getByText('A parcel was lost')).toBeVisible();
  expect(within(details).getByText(/^Ada Brandt,/)).toBeVisible();

  const card = backend.store.tables.scratchcards
    .by('status', 'REDEEMED')
    .find(({ ownerId }) => ownerId !== null);
  window.history.pushState(null, '', `/mini-admin/scratchcards/cards?q=${card?.code}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const customer = await screen.findByRole('link', { name: card?.ownerName ?? 'a name' });
  expect(customer).toHaveAttribute('href', expect.stringContaining(`open=${card?.ownerId}`));
});

test('PINs are exported once, encrypted, and masked afterwards', async () => {
  const user = userEvent.setup();
  const files: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${String(files.push(blob))}`;
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { backend } = await visit('/mini-admin/scratchcards', admin);
  await user.click(await screen.findByRole('link', { name: /Record stores/ }));
  await user.click(await screen.findByRole('button', { name: 'Export PINs' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export PINs' });
  await fill(user, within(dialog).getByLabelText(/^Passphrase/), 'correct horse battery');
  await fill(user, within(dialog).getByLabelText(/^Repeat/), 'correct horse battery');
  await user.click(within(dialog).getByRole('button', { name: 'Export 20 PINs' }));
  expect(await within(dialog).findByText('20 cards saved')).toBeVisible();
  const [sealed] = files;
  const opened = await openedFile((await sealed?.text()) ?? '', 'correct horse battery');
  const [header, ...rows] = opened.kind === 'open' ? opened.text.trim().split('\r\n') : [];
  expect(header).toBe('code,pin');
  expect(rows).toHaveLength(20);
  for (const row of rows) expect(row).toMatch(/^'0019-\d{6}-\d,\d{4}-\d{4}-\d{4}-\d{4}$/);
  const done = within(dialog).getByRole('button', { name: 'Done' });
  expect(done).toHaveFocus();
  await user.click(done);

  await user.click(await screen.findByRole('button', { name: 'Export masked list' }));
  const again = await screen.findByRole('dialog', { name: 'Export masked list' });
  await user.click(within(again).getByRole('button', { name: 'Export 20 cards' }));
  expect(await within(again).findByText('20 cards saved')).toBeVisible();
  const masked = (await files[1]?.text())?.trim().split('\r\n').slice(1) ?? [];
  expect(masked).toHaveLength(20);
  for (const row of masked) expect(row).toMatch(/^'0019-\d{6}-\d,•{4}-•{4}-•{4}-••\d\d$/);
  expect(names).toEqual(['batch-0019-pins.json', 'batch-0019-masked.csv']);
  const exports = backend.store.tables.auditEvents.by('action', 'scratchcard-batch.exported');
  expect(exports.map(({ actor }) => actor.name)).toEqual(['Ada Brandt', 'Ada Brandt']);
});
