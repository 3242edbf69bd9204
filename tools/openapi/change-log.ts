import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { breaks } from '#contracts/version.ts';

export const changeLogPath = 'contracts/CHANGELOG.md';

const firstVersion = '1.0.0';

/** The change log of the contract, newest version first: what broke, and which operations came. */
export function changeLogText(): string {
  const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(contract).toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  const added: ReadonlyMap<string, typeof endpoints> = Map.groupBy(
    endpoints,
    ([, { since = firstVersion }]) => since,
  );
  const broken = new Map<string, readonly string[]>(Object.entries(breaks));
  const versions = [...new Set([...added.keys(), ...broken.keys()])].toSorted().toReversed();
  const sections = versions.map((version) =>
    [
      `## ${version}`,
      ...list('Breaking', broken.get(version) ?? []),
      ...list(
        'New operations',
        (added.get(version) ?? []).map(
          ([name, { method, path, summary }]) => `\`${name}\`, ${method} ${path}: ${summary}`,
        ),
      ),
    ].join('\n\n'),
  );
  const head =
    'Generated from the contract by `npm run openapi`; do not edit. Within one major version members, values, problems and operations are only added.';
  return `${['# Changes of the contract', head, ...sections].join('\n\n')}\n`;
}

const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`**${title}**`, items.map((item) => `- ${item}`).join('\n')];
