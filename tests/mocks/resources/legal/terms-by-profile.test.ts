import { describe, expect, test } from 'vitest';
import { documentOn, versionsOf } from '#mocks/resources/legal/documents.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { choosePolicyProfile } from '#mocks/resources/settings.ts';

/** All that a reader sees of the terms in force. */
function textIn(profile: Parameters<typeof documentOn>[2]): string {
  const { summary, sections } = documentOn('terms', '2027-01-10', profile);
  return [...summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n');
}

// docs/domain.md, "Policy profiles": only the EU has a withdrawal; UK_DPC and KSA_BNPL have no interest, KSA_BNPL no late fee.
describe('the terms name the rights and figures of the profile in force, and no others', () => {
  test.each([
    { profile: 'EU', withdrawal: true, aprc: true, interest: true, lateFee: true, cap: false },
    { profile: 'GENERIC', withdrawal: false, aprc: true, interest: true, lateFee: true, cap: false },
    { profile: 'UK_DPC', withdrawal: false, aprc: false, interest: false, lateFee: true, cap: false },
    { profile: 'KSA_BNPL', withdrawal: false, aprc: false, interest: false, lateFee: false, cap: true },
  ] as const)('$profile', ({ profile, ...has }) => {
    const text = textIn(profile);
    expect({
      withdrawal: /withdraw/i.test(text),
      aprc: /annual percentage rate|APRC/.test(text),
      interest: /nominal rate|total interest|interest of an instalment/.test(text),
      lateFee: /€8\.00|Open fees/.test(text),
      cap: text.includes('more than 5,000 in total'),
    }).toEqual(has);
    if (has.withdrawal) expect(text).toContain('Withdrawing within 14 days');
    else
      expect(documentOn('terms', '2027-01-10', profile).sections.map(({ id }) => id)).not.toContain(
        'withdrawal',
      );
    if (!has.interest) expect(text).toContain('No interest is charged');
    if (!has.lateFee) expect(text).toContain('there is no late fee');
  });
});

test('terms accepted under another profile stay readable', async () => {
  const { store, done } = await openBackend();
  const params = { kind: 'terms' } as const;
  const before = await done(200, 'getLegalDocument', { params });
  await choosePolicyProfile(store, 'KSA_BNPL');
  const after = await done(200, 'getLegalDocument', { params });
  expect(after).toEqual(documentOn('terms', '2027-01-10', 'KSA_BNPL'));
  expect(after.hash).not.toBe(before.hash);
  const { items } = await done(200, 'listLegalDocumentVersions', { params });
  expect(items.map(({ version }) => version)).toEqual(
    versionsOf('terms', 'KSA_BNPL').map(({ version }) => version),
  );
  const accepted = { params: { ...params, version: before.version } };
  expect(await done(200, 'getLegalDocumentVersion', accepted)).toEqual(before);
});
