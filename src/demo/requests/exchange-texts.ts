import { curlLine, shellWord } from '#contracts/curl.ts';
import type { Exchange } from '#contracts/mock-in-page.ts';

/** Both bodies of an exchange; null for one that is empty or has not come. */
interface Bodies {
  readonly request: string | null;
  readonly response: string | null;
}

const textOf = async (message: Request | Response | null) => (await message?.clone().text()) || null;

export async function bodiesOf({ request, response }: Exchange): Promise<Bodies> {
  return { request: await textOf(request), response: await textOf(response) };
}

/** JSON on several lines; any other text as it is. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The request as a line for curl. */
export const curlOf = ({ request }: Exchange, { request: body }: Bodies): string =>
  curlLine({
    method: request.method,
    address: shellWord(request.url),
    headers: Object.fromEntries(request.headers),
    body,
  });

const harHeaders = (headers: Headers | undefined) =>
  [...(headers ?? [])].map(([name, value]) => ({ name, value }));

const bytesIn = (text: string | null) => new TextEncoder().encode(text ?? '').length;

const typeOf = (headers: Headers | undefined) => headers?.get('Content-Type') ?? '';

/** The exchanges as an HTTP Archive 1.2, which the network panel of a browser opens; the oldest first. */
export async function harOf(exchanges: readonly Exchange[]): Promise<string> {
  const entries = exchanges.toReversed().map(async (exchange) => {
    const { request, response, status, startedAt, durationMs } = exchange;
    const bodies = await bodiesOf(exchange);
    const time = durationMs ?? 0;
    const unknown = { cookies: [], headersSize: -1 };
    return {
      startedDateTime: new Date(startedAt).toISOString(),
      time,
      request: {
        method: request.method,
        url: request.url,
        httpVersion: 'HTTP/1.1',
        headers: harHeaders(request.headers),
        queryString: [...new URL(request.url).searchParams].map(([name, value]) => ({ name, value })),
        bodySize: bytesIn(bodies.request),
        ...(bodies.request && { postData: { mimeType: typeOf(request.headers), text: bodies.request } }),
        ...unknown,
      },
      response: {
        status: typeof status === 'number' ? status : 0,
        statusText: response?.statusText ?? '',
        httpVersion: 'HTTP/1.1',
        headers: harHeaders(response?.headers),
        content: {
          size: bytesIn(bodies.response),
          mimeType: typeOf(response?.headers),
          text: bodies.response ?? '',
        },
        redirectURL: '',
        bodySize: bytesIn(bodies.response),
        ...unknown,
      },
      cache: {},
      timings: { send: 0, wait: time, receive: 0 },
    };
  });
  const creator = { name: 'Tranche', version: '1' };
  return JSON.stringify({ log: { version: '1.2', creator, entries: await Promise.all(entries) } });
}
