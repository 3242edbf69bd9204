import { describe, expect, test } from 'vitest';
import {
  cellOf,
  type Effect,
  type EventName,
  eventNames,
  type Note,
  type Phase,
  phases,
} from '#src/pwa/worker/machine.ts';

// Written from the design, not read from the table: the next phase for each phase and event. A dot: no change.
const matrix = `
                 idle        unsupported registering     failed      installing activated        updateInstalling updateAvailable  applyPending    applying        deferred  reloading
start            registering .           .               .           .          .                .                .                .               .               .         .
unavailable      unsupported .           .               .           .          .                .                .                .               .               .         .
refused          .           .           failed          .           .          .                .                .                .               .               .         .
retry            .           .           .               registering .          .                .                .                .               .               .         .
foundActive      .           .           activated       .           .          .                .                .                .               .               .         .
foundWaiting     .           .           updateAvailable .           .          .                .                .                .               .               .         .
installStarted   .           .           installing      .           .          .                .                .                .               .               .         .
installDone      .           .           .               .           activated  .                .                .                .               .               .         .
updateStarted    .           .           .               .           .          updateInstalling .                updateInstalling .               .               .         .
updateReady      .           .           .               .           .          updateAvailable  updateAvailable  updateAvailable  applyPending    applying        .         .
installFailed    .           .           .               .           failed     .                activated        .                .               .               .         .
controlled       idle        .           registering     failed      installing activated        updateInstalling updateAvailable  applyPending    applying        deferred  .
replaced         reloading   .           reloading       reloading   reloading  reloading        reloading        reloading        reloading       reloading       .         .
replacedWhileBusy deferred   .           deferred        deferred    deferred   deferred         deferred         deferred         deferred        deferred        .         .
quiet            .           .           .               .           .          .                .                .                .               .               reloading .
apply            .           .           .               .           .          .                .                applyPending     .               .               .         .
cancel           .           .           .               .           .          .                .                .                updateAvailable .               .         .
later            .           .           .               .           .          .                .                updateAvailable  .               .               .         .
lockGranted      .           .           .               .           .          .                .                .                applying        .               .         .
silent           .           .           .               .           .          .                .                .                .               updateAvailable .         .
`;

const [head = [], ...rows] = matrix
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

/** The recorded facts and the effects of every cell that does more than change the phase. */
const more: Readonly<Record<string, { notes?: readonly Note[]; effects?: readonly Effect[] }>> = {
  'idle start': { notes: ['supported'], effects: ['register'] },
  'registering refused': { notes: ['registrationFailed'], effects: ['awaitOnline'] },
  'registering foundActive': { notes: ['activated'] },
  'registering foundWaiting': { notes: ['activated', 'updateAvailable'] },
  'failed retry': { effects: ['register'] },
  'installing installDone': { notes: ['activated', 'offlineReady'] },
  'installing installFailed': { notes: ['installFailed'], effects: ['awaitOnline'] },
  'activated updateReady': { notes: ['activated', 'updateAvailable'] },
  'updateInstalling updateReady': { notes: ['activated', 'updateAvailable'] },
  'updateInstalling installFailed': { notes: ['installFailed'] },
  'updateAvailable updateReady': { notes: ['activated', 'updateAvailable'] },
  'updateAvailable later': { notes: ['dismissed'], effects: ['rememberDismissal'] },
  'updateAvailable apply': { notes: ['applyRequested'], effects: ['requestLock'] },
  'applyPending updateReady': { notes: ['updateAvailable'] },
  'applyPending cancel': { effects: ['dropLock'] },
  'applyPending lockGranted': { effects: ['skipWaiting'] },
  'applyPending replacedWhileBusy': { notes: ['deferred'], effects: ['dropLock', 'awaitQuiet'] },
  'applying updateReady': { notes: ['updateAvailable'] },
  'applying silent': { notes: ['applyFailed'], effects: ['dropLock'] },
  'applying replacedWhileBusy': { notes: ['deferred'], effects: ['dropLock', 'awaitQuiet'] },
  'deferred quiet': { effects: ['saveAndReload'] },
};

/** A take-over has the same effects in every phase, unless the table above says more. */
const always: Partial<Record<EventName, { notes?: readonly Note[]; effects?: readonly Effect[] }>> = {
  controlled: { notes: ['controlled'] },
  replaced: { effects: ['saveAndReload'] },
  replacedWhileBusy: { notes: ['deferred'], effects: ['awaitQuiet'] },
};

const cells = rows.flatMap(([event, ...to]) =>
  head.map((phase, column) => ({ phase: phase as Phase, event: event as EventName, to: to[column] ?? '' })),
);

describe('the machine of the worker', () => {
  test('the matrix names every phase and every event, once', () => {
    expect(head).toEqual([...phases]);
    expect(rows.map(([event]) => event)).toEqual([...eventNames]);
    expect(cells).toHaveLength(phases.length * eventNames.length);
    expect(rows.every((row) => row.length === phases.length + 1)).toBe(true);
  });

  test.each(cells)('[PWA-03] [PWA-05] [PWA-06] $phase, $event: $to', ({ phase, event, to }) => {
    const isIgnored = to === '.';
    const expected = isIgnored ? {} : (more[`${phase} ${event}`] ?? always[event] ?? {});
    expect(cellOf(phase, event)).toEqual({
      to: isIgnored ? phase : to,
      notes: expected.notes ?? [],
      effects: expected.effects ?? [],
    });
  });

  test('nothing reloads the page but another worker in control [PWA-05]', () => {
    const reloads = cells.filter(({ phase, event }) =>
      cellOf(phase, event).effects.includes('saveAndReload'),
    );
    expect(new Set(reloads.map(({ event }) => event))).toEqual(new Set(['replaced', 'quiet']));
  });

  test('a failed registration is noted and tried again later, nothing else [PWA-06]', () => {
    expect(cellOf('registering', 'refused')).toEqual({
      to: 'failed',
      notes: ['registrationFailed'],
      effects: ['awaitOnline'],
    });
  });

  test('from every phase but the last two the page can come to the newest release', () => {
    const next = (phase: Phase) => eventNames.map((event) => cellOf(phase, event).to);
    for (const phase of phases.filter((one) => one !== 'unsupported' && one !== 'reloading')) {
      const reached = new Set<Phase>([phase]);
      for (const one of reached) for (const to of next(one)) reached.add(to);
      expect(reached).toContain('reloading');
    }
  });
});
