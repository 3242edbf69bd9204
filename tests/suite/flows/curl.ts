import { curlLine, shellWord } from '#contracts/curl.ts';
import { type Replay, withValues } from '#contracts/replay.ts';
import type { Address } from '#tests/kit/provider-at.ts';

/** A word of a shell; the variables are those of the shell. */
function quoted(text: string): string {
  return withValues(shellWord(text), (variable) => `'"$${variable}"'`)
    .replace(/^''(?=")/, '')
    .replace(/(?<=")''$/, '');
}

/** The requests as lines of a shell. */
export function curlLines({ scenario, requests }: Replay, { baseUrl, controlUrl }: Address): string {
  const lines = requests.flatMap(({ isControl, method, path, headers, body, takes }, index) => {
    const address = `"$${isControl ? 'CONTROL' : 'API'}"${quoted(path)}`;
    const call = curlLine({ method, address, headers, body }, quoted);
    const taken = Object.entries(takes);
    if (taken.length === 0) return [index === requests.length - 1 ? call : `${call} > /dev/null`];
    return [`answer=$(${call})`, ...taken.map(([variable, place]) => `${variable}=$(member '${place}')`)];
  });
  return [
    `API=${baseUrl} CONTROL=${controlUrl}`,
    `member() { printf %s "$answer" | node -p "JSON.parse(fs.readFileSync(0)).$1"; }`,
    `curl -s -X PUT "$CONTROL"/scenario -H 'Content-Type: application/json' -d '${JSON.stringify({ scenario })}' > /dev/null`,
    ...lines,
  ].join('\n');
}
