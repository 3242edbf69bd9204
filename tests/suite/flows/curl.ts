import { type Replay, withValues } from '#contracts/replay.ts';
import type { Address } from '#tests/kit/provider-at.ts';

/** A word of a shell; the variables are those of the shell. */
function quoted(text: string): string {
  const plain = `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return withValues(plain, (variable) => `'"$${variable}"'`)
    .replace(/^''(?=")/, '')
    .replace(/(?<=")''$/, '');
}

/** The requests as lines of a shell. */
export function curlLines({ scenario, requests }: Replay, { baseUrl, controlUrl }: Address): string {
  const lines = requests.flatMap(({ isControl, method, path, headers, body, takes }, index) => {
    const call = [
      `curl -s -X ${method} "$${isControl ? 'CONTROL' : 'API'}"${quoted(path)}`,
      ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
      ...(body === null ? [] : [`-d ${quoted(body)}`]),
    ].join(' ');
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
