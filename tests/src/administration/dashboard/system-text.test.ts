import { expect, test } from 'vitest';
import { releaseText, workerText } from '#src/administration/dashboard/pages/mini-admin/system-text.ts';

test.each([
  ['outdated', 'b7', 'b7, a newer one is out'],
  ['current', 'b7', 'b7, the newest'],
  ['idle', 'b7', 'b7'],
  ['idle', null, 'Development'],
] as const)('a release that is %s: %s', (status, currentId, text) => {
  expect(releaseText({ status, currentId })).toBe(text);
});

const none = {
  supported: true,
  controlled: false,
  activated: false,
  updateAvailable: false,
  registrationFailed: false,
};

test.each([
  ['not there', {}, 'Not installed yet'],
  ['impossible', { supported: false }, 'Not in this browser'],
  ['refused', { registrationFailed: true }, 'Not installed: it could not be registered'],
  ['installed', { activated: true }, 'Installed, in control after a reload'],
  ['in control', { activated: true, controlled: true }, 'In control'],
  ['updated', { activated: true, controlled: true, updateAvailable: true }, 'An update waits'],
])('a worker that is %s', (_what, state, text) => {
  expect(workerText({ ...none, ...state })).toBe(text);
});
