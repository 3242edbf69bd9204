import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { DoneStep, Steps } from '#contracts/mock-in-page.ts';
import { signedIn } from '#src/platform/session/session.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { takeSavedFiles } from '#tests/kit/saved-files.ts';
import { openConsole } from './open-console.tsx';

const step = (before: number, fields: Partial<DoneStep> = {}): DoneStep => ({
  before,
  after: before + 1,
  at: '2027-01-10T09:05:00.000Z',
  who: 'Mira Okafor',
  what: 'createQuote',
  summary: 'Choose an offer, with binding figures for it',
  about: null,
  caused: [],
  isOfDemo: false,
  isDone: true,
  changes: () => ({
    entities: [
      {
        entity: { type: 'plan', id: 'pln_1' },
        name: 'PLN-000101',
        before: { status: 'ACTIVE', principalLeftMinor: 120_00 },
        after: { status: 'OVERDUE', principalLeftMinor: 100_00 },
      },
    ],
    others: 2,
  }),
  ...fields,
});

const steps: Steps = {
  earlier: 7,
  place: 9,
  end: 10,
  steps: [
    step(7),
    step(8, {
      who: null,
      what: 'setMockClock',
      summary: 'Set the time, by milliseconds or to a moment',
      caused: ['plan.fee-charged', 'plan.fee-charged'],
      isOfDemo: true,
    }),
    step(9, { what: 'payOrder', summary: 'Pay the down payment, by card', about: '€120.00', isDone: false }),
  ],
};

describe('the steps', () => {
  test('are named by what people did, newest first, with who and when', async () => {
    const { drawer, show, user, page } = await openConsole({ steps });
    await show('Steps');
    const items = drawer.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(
        /^Paid the down payment: €120\.00Mira Okafor, 10 Jan 2027, 10:05.*UndoneChangesGo to after$/,
      ),
      expect.stringMatching(/^Set the time\. Then: Plan fee charged \(2\)The demo, .*ChangesGo to before$/),
      expect.stringMatching(/^Chose an offerMira Okafor, .*ChangesGo to before$/),
    ]);
    expect(drawer.getByText(/^The latest 3 steps/)).toHaveTextContent(
      'What was done before cannot be undone.',
    );
    await user.click(drawer.getByRole('button', { name: 'Show changes: Chose an offer' }));
    expect(await drawer.findByRole('row', { name: /^Status .+ Overdue$/ })).toBeInTheDocument();
    expect(drawer.getByText('Plan: PLN-000101')).toBeInTheDocument();
    expect(
      drawer.getByText('2 further rows, of sessions, messages, the audit and the like'),
    ).toBeInTheDocument();
    await expectAccessible(page.baseElement);
  });

  test('lead to before and after each, and drop the later ones only when asked', async () => {
    const goTo = vi.fn(() => Promise.resolve());
    const { drawer, show, user } = await openConsole({ steps, goTo });
    await show('Steps');
    expect(drawer.getByText(/^1 step is undone/)).toBeInTheDocument();
    for (const name of [
      'Go to before: Chose an offer',
      'Go to after: Paid the down payment: €120.00',
      'Back',
      'Forward',
      'Reset to here',
    ]) {
      await user.click(drawer.getByRole('button', { name }));
      await waitFor(() => expect(drawer.getByRole('button', { name: 'Back' })).toBeEnabled());
    }
    expect(goTo.mock.calls).toEqual([
      [7, false],
      [10, false],
      [8, false],
      [10, false],
      [9, true],
    ]);
  });

  test('say so when one could not be taken', async () => {
    const goTo = () => Promise.reject(new Error('Gone'));
    const { drawer, show, user } = await openConsole({ steps, goTo });
    await show('Steps');
    await user.click(drawer.getByRole('button', { name: 'Back' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('The step could not be taken');
  });
});

describe('a situation', () => {
  test('is saved with this page and who is logged in, and offered as a link if it is small', async () => {
    const { press } = takeSavedFiles();
    const saveSituation = vi.fn(() =>
      Promise.resolve({ name: 'happy-2027-01-10.situation', text: '{}', link: '#situation=abc' }),
    );
    const { drawer, show, user, store } = await openConsole({ saveSituation });
    store.dispatch(
      signedIn({ token: 't', role: 'CUSTOMER', userId: 'usr_1', expiresAt: '2027-01-14T09:00:00.000Z' }),
    );
    await show('Steps');
    await user.click(drawer.getByRole('button', { name: 'Save situation' }));
    expect(await drawer.findByText(/^Saved as happy-2027-01-10.situation/)).toBeInTheDocument();
    expect(saveSituation).toHaveBeenCalledExactlyOnceWith({
      person: { kind: 'CUSTOMER', id: 'usr_1' },
      route: '/installments?tab=all',
    });
    expect(press.mock.contexts).toMatchObject([{ download: 'happy-2027-01-10.situation' }]);
    expect(drawer.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });

  test('that cannot be opened says why', async () => {
    const openSituation = (text: string) => Promise.resolve(`“${text}” is no situation.`);
    const { drawer, show, page } = await openConsole({ openSituation });
    await show('Steps');
    const input = page.baseElement.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail();
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['x'], 'a.situation'));
    expect(await drawer.findByRole('alert')).toHaveTextContent('“x” is no situation.');
  });

  test('that is dropped on the page is opened, another file is left to the browser', async () => {
    const openSituation = vi.fn((text: string) => Promise.resolve(`“${text}” is no situation.`));
    const { store } = await openConsole({ openSituation });
    const drop = (name: string) => {
      const event = new Event('drop', { cancelable: true });
      Object.assign(event, { dataTransfer: { files: [new File(['x'], name)], types: ['Files'] } });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([drop('photo.png'), drop('a.situation')]).toEqual([false, true]);
    await waitFor(() =>
      expect(store.getState().snackbar.queue).toMatchObject([{ text: '“x” is no situation.' }]),
    );
    expect(openSituation).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
