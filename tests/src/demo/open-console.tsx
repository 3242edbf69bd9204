import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore } from '#src/app/store.ts';
import type { Mixed } from '#contracts/mixed.ts';
import type { Faults } from '#contracts/mock-control.ts';
import type { Console, ConsoleHandle, Exchange, Passed, Steps } from '#contracts/mock-in-page.ts';
import Phone from '#src/demo/Phone.tsx';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { render } from '#tests/kit/render.tsx';

/** A value that can be changed and followed. */
function followed<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    read: () => value,
    write(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const passed: Passed = {
  now: '2027-01-13T09:00:00.000Z',
  events: [
    {
      action: 'plan.fee-charged',
      count: 2,
      about: [{ type: 'plan', id: 'pln_1', name: 'PLN-000101' }],
    },
  ],
  statuses: [{ type: 'plan', from: 'ACTIVE', to: 'OVERDUE', count: 2 }],
  messages: 3,
  plan: {
    number: 'PLN-000101',
    fees: 8_00,
    feeDays: ['2027-01-13'],
    paid: 0,
    currency: 'EUR',
    from: 'ACTIVE',
    to: 'OVERDUE',
    messages: 1,
  },
};

const noLosses = { lostAnswers: 0, resent: 0 };
const noMessages: readonly never[] = [];

const noSteps: Steps = { earlier: 0, place: 0, end: 0, steps: [] };

interface Opening extends Partial<Pick<Console, 'goTo' | 'saveSituation' | 'openSituation' | 'reset'>> {
  readonly exchanges?: readonly Exchange[];
  readonly moved?: Passed | null;
  readonly replayed?: ConsoleHandle['replayed'];
  readonly steps?: Steps;
  /** What a file asks a real API for. */
  readonly offered?: Mixed | null;
  readonly openWritten?: Console['openWritten'];
  readonly openedFile?: ReturnType<Console['openedFile']>;
  /** The page on which it is opened. */
  readonly address?: string;
}

/** Opens the console over a mock backend whose answers the test provides. */
export async function openConsole({
  exchanges = [],
  moved = passed,
  reset = () => Promise.reject(new Error('No storage')),
  replayed = null,
  steps = noSteps,
  offered = null,
  openWritten = (text) => Promise.resolve({ error: `Line 1, column 1: there is “${text}”` }),
  openedFile = null,
  goTo = () => Promise.resolve(),
  saveSituation = () => Promise.reject(new Error('No storage')),
  openSituation = () => Promise.reject(new Error('No storage')),
  address = '/installments?tab=all',
}: Opening = {}) {
  const faults = followed<Faults | null>(null);
  const mixed = followed<Mixed | null>(null);
  const offers = followed(offered);
  const tokens = new Map<string, string>();
  const requests = followed(exchanges);
  const days: string[] = [];
  const profiles: ('EU' | 'UK_DPC')[] = [];
  const handle: ConsoleHandle = {
    scenario: 'overdue-grace',
    replayed,
    faults: {
      current: faults.read,
      set: faults.write,
      end: () => faults.write(null),
      subscribe: faults.subscribe,
    },
    mixed: {
      current: mixed.read,
      set: mixed.write,
      end() {
        offers.write(null);
        mixed.write(null);
      },
      offered: offers.read,
      offer: offers.write,
      subscribe: mixed.subscribe,
      hasToken: (baseUrl) => tokens.has(baseUrl),
      keepToken: (baseUrl, token) => void tokens.set(baseUrl, token),
    },
    exchanges: {
      list: requests.read,
      breaches: () => requests.read().filter(({ breach }) => breach).length,
      losses: () => noLosses,
      subscribe: requests.subscribe,
    },
    openConsole: () =>
      Promise.resolve({
        scenarios: [
          { name: 'happy', title: 'everyday', description: 'A shop in use.', error: null },
          {
            name: 'overdue-grace',
            title: 'days of grace',
            description: 'An instalment was due.',
            error: null,
          },
          { name: 'wrong', title: 'wrong', description: '', error: 'wrong.scenario: Line 3, column 1: odd.' },
        ],
        openedFile: () => openedFile,
        reset,
        writtenScenario: (address, person) => `opens: ${address}\nperson: ${person}\n`,
        openWritten,
        today: () => days.at(-1) ?? '2027-01-10',
        profiles: ['EU', 'UK_DPC'],
        profile: () => profiles.at(-1) ?? 'EU',
        chooseProfile(name) {
          profiles.push(name === 'UK_DPC' ? name : 'EU');
          return Promise.resolve();
        },
        plans: () => [
          {
            id: 'pln_1',
            number: 'PLN-000101',
            customerName: 'Mira Okafor',
            nextDue: '2027-02-07',
            pastGrace: '2027-01-13',
            inDefault: null,
          },
        ],
        moveTo(day) {
          if (moved) days.push(day);
          return Promise.resolve(moved);
        },
        endpoints: [{ method: 'GET', path: '/v1/plans', summary: 'Plans' }],
        samples: () => [{ code: 'internal', title: 'Something went wrong', status: 500, body: '{}' }],
        steps: () => steps,
        subscribe: () => () => undefined,
        goTo,
        saveSituation,
        openSituation,
        kinds: ['plan', 'user'],
        entities: (kind) =>
          kind === 'plan'
            ? [
                { id: 'pln_000001', name: 'PLN-000102' },
                { id: 'pln_000002', name: 'PLN-000101' },
              ]
            : [],
        machineOf: (_kind, id) => ({
          states: ['PENDING', 'ACTIVE'],
          current: id === 'pln_000001' ? 'PENDING' : 'ACTIVE',
          steps: [
            {
              id: 'P1',
              trigger: 'activate',
              to: 'ACTIVE',
              guards: [
                { name: 'attempts-left', verdict: null },
                { name: 'same-currency', verdict: 'request' },
                { name: 'past-grace', verdict: 'event' },
                { name: 'may-extend', verdict: { reason: 'It was extended twice.' } },
              ],
            },
          ],
        }),
      }),
  };
  const messages = { list: () => noMessages, subscribe: () => () => undefined };
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve({ ...handle, messages }),
    sessionStorage: null,
    localStorage: null,
  });
  const page = render(
    <Provider store={store}>
      <ConfigurationContext value={defaults}>
        <MemoryRouter initialEntries={[address]}>
          <Phone />
        </MemoryRouter>
      </ConfigurationContext>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Demo console' }));
  const drawer = await screen.findByRole('dialog', { name: 'Demo console' });
  await within(drawer).findByRole('tab', { name: 'Scenario' });
  const show = async (tab: string) => user.click(within(drawer).getByRole('tab', { name: tab }));
  return { user, drawer: within(drawer), show, faults, mixed, tokens, requests, days, store, page };
}
