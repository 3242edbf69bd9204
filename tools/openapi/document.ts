import { buildOpenApi } from '#contracts/openapi/document.ts';
import { collectExamples } from './examples.ts';
import { jsonText } from './json-text.ts';
import { readContract } from './read-contract.ts';

export const documentPath = 'contracts/openapi.json';

/** The whole document as text, made from the contract's files and the answers of the mock backend. */
export async function openApiText(): Promise<string> {
  const contractFiles = await readContract();
  const examples = await collectExamples(contractFiles);
  return jsonText(buildOpenApi({ ...contractFiles, examples }));
}
