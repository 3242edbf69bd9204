import { readFileSync } from 'node:fs';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { documentPath } from './document.ts';

/**
 * Returns the findings of Spectral in the committed document, one per line, with all its rules for OpenAPI, hints
 * included.
 */
export async function spectralFindings(): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, 'all']] }); // its types are narrower than what it exports
  const findings = await spectral.run(readFileSync(documentPath, 'utf8'));
  return findings.map(({ code, message, path }) => `${path.join('.')}: ${message} (${code})`);
}
