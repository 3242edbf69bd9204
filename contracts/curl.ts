/** A text as one word of a POSIX shell. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

interface CurlRequest {
  readonly method: string;
  /** A word of a shell. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A request as a line for curl. @param word writes a text as a word of a shell */
export const curlLine = ({ method, address, headers, body }: CurlRequest, word = shellWord): string =>
  [
    `curl -s -X ${method} ${address}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${word(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${word(body)}`]),
  ].join(' ');
