// The states of the service worker as this page sees it: one row per phase, one cell per event that matters in it.
// All other cells are `ignored`, so that each phase handles each event; the tests cover all of them.

/** State of the worker's registration, seen from this page. */
export const phases = [
  'idle',
  'unsupported',
  'registering',
  'failed',
  'installing',
  'activated',
  'updateInstalling',
  'updateAvailable',
  'applyPending',
  'applying',
  'deferred',
  'reloading',
] as const;
export type Phase = (typeof phases)[number];

/** What the browser, another tab or the person did. */
export const eventNames = [
  'start', // the page is rendered and loaded
  'unavailable', // this browser has no service workers here
  'refused', // the registration failed
  'retry', // online again, once an hour at most
  'foundActive', // registered; a worker is active
  'foundWaiting', // registered; a newer worker waits already
  'installStarted', // the first worker installs
  'installDone', // the first worker is active
  'updateStarted', // a newer worker installs
  'updateReady', // a newer worker waits
  'installFailed', // the worker that was installing is gone
  'controlled', // this page has a worker for the first time
  'replaced', // another worker took over, and this page may be reloaded
  'replacedWhileBusy', // another worker took over while this page has unsaved work
  'quiet', // the unsaved work has ended, or has lasted for too long
  'apply', // the person accepts the update
  'cancel', // the person withdraws the update while other tabs are busy
  'later', // the person postpones the update
  'lockGranted', // no tab has unsaved work
  'silent', // the waiting worker was asked to activate and is still waiting
] as const;
export type EventName = (typeof eventNames)[number];

/** What the page does on a transition; src/pwa/worker/client.ts runs the effects. */
export type Effect =
  | 'register'
  | 'requestLock'
  | 'dropLock'
  | 'skipWaiting'
  | 'rememberDismissal'
  | 'saveAndReload'
  | 'awaitQuiet'
  | 'awaitOnline';

/** Facts recorded beside the phase and independent of it: a page may be offline-ready and outdated. */
export type Note =
  | 'supported'
  | 'registrationFailed'
  | 'installFailed'
  | 'offlineReady'
  | 'activated'
  | 'updateAvailable'
  | 'controlled'
  | 'dismissed'
  | 'applyRequested'
  | 'applyFailed'
  | 'deferred';

/** The longest time in ms that a reload is deferred for unsaved work. */
export const deferAtMostMs = 1_800_000;

export interface Cell {
  readonly to: Phase;
  readonly notes: readonly Note[];
  readonly effects: readonly Effect[];
}

type Row = Readonly<Partial<Record<EventName, Cell>>>;

const cell = (to: Phase, notes: readonly Note[] = [], effects: readonly Effect[] = []): Cell => ({
  to,
  notes,
  effects,
});

const reload = cell('reloading', [], ['saveAndReload']);
const defer = cell('deferred', ['deferred'], ['awaitQuiet']);
const taken = { replaced: reload, replacedWhileBusy: defer };
const takenWithLock = {
  replaced: reload,
  replacedWhileBusy: cell('deferred', ['deferred'], ['dropLock', 'awaitQuiet']),
};
const ready = cell('updateAvailable', ['activated', 'updateAvailable']);
const first = (phase: Phase) => ({ controlled: cell(phase, ['controlled']) });

const table: Readonly<Record<Phase, Row>> = {
  idle: {
    ...first('idle'),
    ...taken,
    start: cell('registering', ['supported'], ['register']),
    unavailable: cell('unsupported'),
  },
  unsupported: {},
  registering: {
    ...first('registering'),
    ...taken,
    refused: cell('failed', ['registrationFailed'], ['awaitOnline']),
    foundActive: cell('activated', ['activated']),
    foundWaiting: ready,
    installStarted: cell('installing'),
  },
  failed: { ...first('failed'), ...taken, retry: cell('registering', [], ['register']) },
  installing: {
    ...first('installing'),
    ...taken,
    installDone: cell('activated', ['activated', 'offlineReady']),
    installFailed: cell('failed', ['installFailed'], ['awaitOnline']),
  },
  activated: {
    ...first('activated'),
    ...taken,
    updateStarted: cell('updateInstalling'),
    updateReady: ready,
  },
  updateInstalling: {
    ...first('updateInstalling'),
    ...taken,
    updateReady: ready,
    installFailed: cell('activated', ['installFailed']),
  },
  updateAvailable: {
    ...first('updateAvailable'),
    ...taken,
    updateStarted: cell('updateInstalling'),
    updateReady: ready, // a newer worker has replaced the waiting one
    later: cell('updateAvailable', ['dismissed'], ['rememberDismissal']),
    apply: cell('applyPending', ['applyRequested'], ['requestLock']),
  },
  applyPending: {
    ...first('applyPending'),
    ...takenWithLock,
    updateReady: cell('applyPending', ['updateAvailable']),
    cancel: cell('updateAvailable', [], ['dropLock']),
    lockGranted: cell('applying', [], ['skipWaiting']),
  },
  applying: {
    ...first('applying'),
    ...takenWithLock,
    updateReady: cell('applying', ['updateAvailable']),
    silent: cell('updateAvailable', ['applyFailed'], ['dropLock']),
  },
  deferred: { ...first('deferred'), quiet: reload },
  reloading: {},
};

const ignored = phases.map((phase) => cell(phase));

/** Returns the cell of a phase and an event. It is total: an event without a meaning in the phase changes nothing. */
export function cellOf(phase: Phase, event: EventName): Cell {
  return table[phase][event] ?? ignored[phases.indexOf(phase)] ?? cell(phase);
}
