import { expect, test } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { privacy } from '#mocks/resources/legal/privacy.ts';
import { persistedForm, privateMaxAgeMs } from '#src/platform/storage/persisted-forms.ts';
import { signedIn, signedOut } from '#src/platform/session/session.ts';

const hour = 60 * 60 * 1_000;

const mira = {
  token: 't',
  role: 'CUSTOMER',
  expiresAt: '2027-01-10T21:00:00.000Z',
  userId: 'usr_1',
} as const;

/** A browser in which Mira, usr_1, is signed in. */
function browser() {
  const kept = new Map<string, string>();
  const storage = storageIn(kept);
  const tab = storageIn(new Map());
  const { dispatch: ends } = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: tab,
    localStorage: storage,
  });
  ends(signedIn(mira));
  const form = (name: string, userId = 'usr_1') => persistedForm(storage, userId, name);
  return { kept, storage, ends, form, ofTab: (name: string) => persistedForm(tab, 'usr_1', name) };
}

const storageIn = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

test('a form is kept for its customer, beside others, until it is removed', () => {
  const { form, kept } = browser();
  form('budget.1').write(0, { income: '2400' });
  form('answer.2').write(hour, { answer: 'In Lisbon' });
  expect(form('budget.1').read(2 * hour)).toEqual({ income: '2400' });
  expect(form('budget.1', 'usr_2').read(2 * hour)).toEqual({});
  form('budget.1').remove(2 * hour);
  expect(form('budget.1').read(2 * hour)).toEqual({});
  expect(form('answer.2').read(2 * hour)).toEqual({ answer: 'In Lisbon' });
  form('answer.2').remove(2 * hour);
  expect(kept.size).toBe(0);
});

test('texts that were not sent are removed after a day', () => {
  const { form, kept } = browser();
  form('budget.1').write(0, { income: '2400' });
  expect(form('budget.1').read(24 * hour)).toEqual({});
  form('answer.2').write(24 * hour, { answer: 'In Lisbon' });
  expect([...kept.values()].join()).not.toContain('2400');
});

test('the privacy notice says for how long', () => {
  const texts = privacy.sections.flatMap(({ paragraphs }) => paragraphs);
  expect(privateMaxAgeMs).toBe(24 * hour);
  expect(texts.find((text) => text.includes('What you have typed in a form'))).toMatch(/for a day at most/);
});

test('logging out removes the customer’s forms, unless other tabs share the session', () => {
  const { form, ends, ofTab } = browser();
  form('budget.1').write(0, { income: '2400' });
  form('budget.9', 'usr_2').write(0, { income: '900' });
  ofTab('refund.3').write(0, { note: 'Sent back' });
  ends(signedOut({ onlyHere: true }));
  expect(ofTab('refund.3').read(0)).toEqual({});
  expect(form('budget.1').read(0)).toEqual({ income: '2400' });
  ends(signedIn(mira));
  ends(signedOut());
  expect(form('budget.1').read(0)).toEqual({});
  expect(form('budget.9', 'usr_2').read(0)).toEqual({ income: '900' });
});
