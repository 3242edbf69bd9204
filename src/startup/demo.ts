import type { SignedIn } from '#contracts/auth/challenge.ts';
import type { ChangeFeed } from '#src/api/change-feed.ts';
import { sessionOf } from '#src/customer/auth/session-of.ts';
import { cardChosen, draftCleared, itemAdded, offerChosen, selectDraft } from '#src/customer/draft/draft.ts';
import { showInConsole } from '#src/demo/console-open.ts';
import { isScenarioLink, linkedTour, withSettings } from '#src/demo/demo-addresses.ts';
import { demoSettings } from '#src/demo/demo-settings.ts';
import { type MockBackend, replayMark, situationMark } from '#contracts/mock-in-page.ts';
import { startMockBackend } from '#src/demo/mocks.ts';
import { keepScenario, scenarioOfTab } from '#src/demo/scenario-of-tab.ts';
import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import type { Handed } from '#src/platform/session/session-handover.ts';
import { signedIn, signedOut } from '#src/platform/session/session.ts';
import { type Configuration, scenarioOf } from '#src/platform/settings/configuration.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import type { AppStore } from '#src/platform/store/store.ts';

/** Returns the scenario of this tab's mock backend; null for the default one, and without a mock backend. */
export function scenarioHere(configuration: Configuration, tab: KeyValueStorage | null): string | null {
  if (configuration.mocks === 'off') return null;
  return scenarioOfTab(scenarioOf(window.location.search, configuration), tab);
}

/** Whether the address opens a demo page as a certain person or with a certain cart, which changes its first rendering. */
export function preparesPage(configuration: Configuration): boolean {
  const { as, cart } = demoSettings(window.location.search, configuration);
  const fragments = [fragmentHere(configuration, replayMark), fragmentHere(configuration, situationMark)];
  const begins = beginsDemo(configuration) || fragments.some((fragment) => fragment !== null);
  return as !== null || cart.length > 0 || begins;
}

/** Whether the address is a link that begins a scenario or a tour, and says who is logged in. */
export const beginsDemo = (configuration: Configuration): boolean =>
  isScenarioLink(window.location, configuration) || linkedTour(window.location, configuration) !== null;

/** The fragment of this address, if it holds something for the mock backend: see `replayMark` and `situationMark`. */
function fragmentHere({ mocks }: Configuration, mark: string): string | null {
  const { hash } = window.location;
  return mocks === 'on' && hash.startsWith(mark) ? hash : null;
}

interface DemoStart {
  readonly configuration: Configuration;
  readonly store: AppStore;
  readonly feed: ChangeFeed;
  readonly tabStorage: KeyValueStorage | null;
  /** Resolves when another tab has handed its session over, which brings that tab's scenario, or none has. */
  readonly sharedSession: Promise<Handed | null>;
  /** Takes over what another tab has handed over, as a link to a tour that does not exist leaves the session as it is. */
  readonly takeOver: (handed: Handed | null) => void;
}

/** Begins to keep the requests to a real API, where the configuration asks for it. Nothing of it is loaded otherwise. */
export function startRequestList({ requestList, apiBaseUrl }: Configuration): Promise<unknown> | null {
  if (requestList === 'off') return null;
  return import('#src/demo/requests/requests-of-page.ts').then(
    ({ watchRequests }) => watchRequests(apiBaseUrl, window),
    () => null, // its chunk cannot be loaded: the page does without
  );
}

/** Starts the mock backend, and does what the address asks of the demo. */
export async function startDemo(start: DemoStart): Promise<MockBackend> {
  const { configuration, store, feed, tabStorage } = start;
  const { network, profile, fails, cart } = demoSettings(window.location.search, configuration);
  const linked = linkedTour(window.location, configuration);
  const tour = linked === null ? null : await loadTour(linked);
  const begins = tour !== null || isScenarioLink(window.location, configuration);
  const handed = await start.sharedSession;
  if (linked !== null && tour === null) {
    start.takeOver(handed);
    const text = `There is no tour “${linked}”. “Guided tours” at the foot of the page lists them.`;
    store.dispatch(snackbarShown({ text, tone: 'warning' }));
  }
  const scenario = tour?.scenario ?? scenarioHere(configuration, tabStorage);
  const situation = fragmentHere(configuration, situationMark);
  const backend = await startMockBackend({
    baseUrl: configuration.apiBaseUrl,
    scenario,
    begins,
    replay: fragmentHere(configuration, replayMark),
    situation,
    network,
    profile,
    fails,
    cart,
    onProblem: (text) => store.dispatch(snackbarShown({ text, tone: 'warning' })),
  });
  if (scenario !== null) keepScenario(backend.scenario, tabStorage);
  backend.subscribe(feed.wake);
  const { address, unknown } = backend.running();
  if (begins && unknown === null) {
    store.dispatch(draftCleared()); // what was begun and who was logged in belong to the replaced data
    store.dispatch(signedOut({ onlyHere: true }));
    const opened = tour ? withSettings(tour.opens, { as: tour.person }) : address;
    window.history.replaceState(null, '', withSettings(opened, { scenario }));
    tour?.begin(tabStorage);
  }
  const { opened } = backend;
  if (opened) showAs(start, opened.scenario, opened.signedIn, opened.route);
  else if (situation !== null) leaveFragment(); // it was refused, and a reload would only say so again
  if (backend.replayed !== null) showReplayed(start, backend);
  await signInAndFill(start, backend);
  return backend;
}

async function loadTour(name: string) {
  const { tourToBegin } = await loadRecovering(() => import('#src/demo/tours/tour-to-begin.ts'));
  return tourToBegin(name);
}

/** Leaves an address that keeps what was done on a reload, and shows the requests in the console. */
function showReplayed(start: DemoStart, { scenario, replayedAs }: MockBackend): void {
  const { pathname, search } = window.location;
  showAs(start, scenario, replayedAs, pathname + search);
  showInConsole('requests');
}

function leaveFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', pathname + search);
}

/** Shows a page of other data than this tab had, as the person who is logged in there. */
function showAs(
  { store, tabStorage }: DemoStart,
  scenario: string,
  session: SignedIn | null,
  address: string,
): void {
  keepScenario(scenario, tabStorage);
  store.dispatch(draftCleared());
  store.dispatch(session ? signedIn(sessionOf(session)) : signedOut({ onlyHere: true }));
  window.history.replaceState(null, '', withSettings(address, { scenario }));
}

/** Signs the person of the address in, and puts what it names into an empty cart. The address may be the scenario's by now. */
async function signInAndFill({ configuration, store }: DemoStart, backend: MockBackend): Promise<void> {
  const { as, cart, offer } = demoSettings(window.location.search, configuration);
  const session = as && (await backend.signIn(as));
  if (session) store.dispatch(signedIn(sessionOf(session)));
  if (selectDraft(store.getState()).items.length > 0) return;
  for (const id of backend.productIds(cart)) store.dispatch(itemAdded(id));
  if (offer === null) return;
  store.dispatch(offerChosen(offer));
  store.dispatch(cardChosen(backend.savedCard()));
}
