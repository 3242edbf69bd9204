/** A request without the overhead of `Request`, so that the server answers lists as fast as its socket allows. */
export interface WireRequest {
  readonly method: string;
  /** The percent-encoded path: "/v1/orders". */
  readonly path: string;
  /** The query string, with or without "?". */
  readonly search: string;
  /** A header's value by its lower-case name. */
  readonly header: (name: string) => string | null | undefined;
  readonly body: string | null;
  /** False if the bytes of the body are not UTF-8; `body` is then not what was sent. */
  readonly isUtf8?: boolean;
  /** The network address of the caller; undefined for the page itself. */
  readonly caller?: string;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** An answer with status 200 whose body is a page of a list. */
export interface WirePage {
  readonly headers: Readonly<Record<string, string>>;
  /** JSON in UTF-8. */
  readonly page: Uint8Array;
}

/**
 * Returns the text of a body's bytes. A byte order mark stays, as JSON may not begin with one. `isCut`: it may end within
 * a character.
 */
export function textOf(
  bytes: BufferSource | null,
  isCut = false,
): Pick<Required<WireRequest>, 'body' | 'isUtf8'> {
  if (bytes === null) return { body: null, isUtf8: true };
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { body: decoder.decode(bytes, { stream: isCut }), isUtf8: true };
  } catch {
    return { body: '', isUtf8: false };
  }
}

/** @param userAgent the browser's own, which is not among the headers of a request that it has not sent */
export async function wireRequestOf(
  request: Request,
  below = '/',
  userAgent: string | null = null,
): Promise<WireRequest> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname.startsWith(below) ? pathname.slice(below.length - 1) : pathname,
    search,
    header: (name) => request.headers.get(name) ?? (name === 'user-agent' ? userAgent : null),
    ...textOf(request.body === null ? null : await request.arrayBuffer()),
  };
}

export function responseOf({ status, headers, body }: WireResponse): Response {
  return new Response(body, { status, headers });
}
