import { readFileSync } from 'node:fs';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { documentPath } from './document.ts';

/** What Spectral finds with all its rules for OpenAPI, hints too: a line each. */
export async function spectralFindings(text: string): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, 'all']] }); // its types are narrower than what it exports
  const findings = await spectral.run(text);
  return findings.map(({ code, message, path }) => `${path.join('.')}: ${message} (${code})`);
}

if (import.meta.main) {
  const findings = await spectralFindings(readFileSync(documentPath, 'utf8'));
  for (const finding of findings) console.log(finding);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
