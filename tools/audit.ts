import { z } from '#contracts/z.ts';

const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const;

const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.enum(severities), range: z.string() }),
  ),
});

/** A finding of this severity fails the check; others are listed. */
const failing: readonly string[] = ['critical', 'high'];

/**
 * Judges what `npm audit --json` printed. A registry that answers no audits, or none that can be reached, fails nothing:
 * the output says that nothing was audited.
 */
export function auditVerdict(json: string): { readonly ok: boolean; readonly output: string } {
  const report = z.safeParse(Report, parsed(json));
  if (!report.success)
    return { ok: true, output: 'The registry answers no audits, so the packages were not audited.' };
  const vulnerabilities = Object.values(report.data.vulnerabilities).toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );
  return {
    ok: !vulnerabilities.some(({ severity }) => failing.includes(severity)),
    output:
      vulnerabilities.map(({ name, severity, range }) => `${severity}: ${name} ${range}`).join('\n') ||
      'No known vulnerability in what ships to browsers.',
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
