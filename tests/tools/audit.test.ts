import { expect, test } from 'vitest';
import { auditVerdict } from '#tools/audit.ts';

const reportOf = (...vulnerabilities: readonly { name: string; severity: string; range: string }[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(vulnerabilities.map((each) => [each.name, { ...each, via: [] }])),
  });

test('a package with a high vulnerability fails the check and is named', () => {
  const json = reportOf(
    { name: 'one', severity: 'low', range: '<2' },
    { name: 'two', severity: 'high', range: '<=1.4.0' },
  );
  expect(auditVerdict(json)).toEqual({ ok: false, output: 'high: two <=1.4.0\nlow: one <2' });
});

test('a moderate vulnerability is listed and fails nothing', () => {
  const json = reportOf({ name: 'one', severity: 'moderate', range: '<2' });
  expect(auditVerdict(json)).toEqual({ ok: true, output: 'moderate: one <2' });
});

test.each([
  ['a registry without audits', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })],
  ['no network', ''],
])('%s fails nothing, and the output says that nothing was audited', (_what, json) => {
  expect(auditVerdict(json)).toEqual({ ok: true, output: expect.stringContaining('were not audited') });
});

test('packages without findings pass', () => {
  expect(auditVerdict(reportOf())).toEqual({ ok: true, output: expect.stringContaining('No known') });
});
