import type { Access, Endpoint, SuccessStatus } from '#contracts/endpoint.ts';
import { notModifiedHeaders, problemHeaders, successHeaders } from '#contracts/openapi/headers.ts';
import { type Problem, problemMediaType } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import { parseJson, readAnswer, toRequest, type WholeResponse, type WireCall } from '#src/api/exchange.ts';

export interface Target {
  /** Without "/" at the end. */
  readonly baseUrl: string;
  /** A customer's; null if not given. */
  readonly token: string | null;
  readonly administratorToken: string | null;
  readonly timeoutMs: number;
}

export const tokenFor = (access: Access, { token, administratorToken }: Target) =>
  access === 'public' ? null : access === 'administrator' ? administratorToken : token;

export interface Checked {
  /** "GET /v1/orders?limit=3 answered 200": begins each breach. */
  readonly said: string;
  readonly status: number;
  readonly headers: Headers;
  /** As it was sent, whether it fits the contract or not; undefined for what is not JSON. */
  readonly body: unknown;
  readonly problem: Problem | null;
  readonly breaches: readonly string[];
}

/** Says why there was no answer in time. */
export class NoAnswer extends Error {}

/**
 * Sends a request and checks the answer; rejects with NoAnswer when there is none.
 * @param keptTag the ETag of an answer that is kept: 304 is expected
 */
export async function askAndCheck(
  definition: Endpoint,
  call: WireCall,
  token: string | null,
  { baseUrl, timeoutMs }: Target,
  keptTag?: string,
): Promise<Checked> {
  const { url, init } = toRequest(definition, call, { baseUrl, token });
  const asked = `${definition.method} ${url.slice(baseUrl.length)}`;
  const sent = new Headers(init.headers);
  if (keptTag !== undefined) sent.set('If-None-Match', keptTag);
  const { status, headers, text } = await received(shortened(asked), url, {
    ...init,
    headers: sent,
    redirect: 'manual', // the contract has none, and the token is for this address only
    signal: AbortSignal.timeout(timeoutMs),
  });
  const said = `${shortened(asked)} answered ${status}`;
  const { breaches, problem } =
    keptTag === undefined
      ? checked(definition, { status, headers, text })
      : unchanged({ status, headers, text });
  return {
    said,
    status,
    headers,
    body: parseJson(text),
    problem,
    breaches: breaches.map((breach) => `${said}: ${breach}`),
  };
}

/** The whole response; rejects with NoAnswer when there is none. */
async function received(asked: string, url: string, init: RequestInit): Promise<WholeResponse> {
  try {
    const response = await fetch(url, init);
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  } catch (cause) {
    throw new NoAnswer(`${asked} got no answer: ${reasonOf(cause)}`, { cause });
  }
}

/** Cursors are long, and no one can read them. */
const shortened = (asked: string) => asked.replace(/(?<==[\w-]{12})[\w-]{12,}/g, '…');

/** `fetch` tells why in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}, ${reasonOf(error.cause)}` : error.message;
}

function checked(definition: Endpoint, response: WholeResponse) {
  const { status, headers } = response;
  const agreed = definition.responses[status as SuccessStatus]; // undefined for any other status
  const result = readAnswer(definition, response);
  const error = 'error' in result ? result.error : null;
  const violated =
    error?.kind === 'contract-violation' ? inWords(error.breaches, parseJson(response.text)) : [];
  const mediaType = agreed === undefined ? problemMediaType : 'application/json';
  const needed =
    agreed === undefined ? problemHeaders(status, []) : successHeaders(definition, status as SuccessStatus);
  return {
    problem: error?.kind === 'problem' ? error.problem : null,
    breaches: [
      ...(agreed === null ? [] : wrongMediaType(headers, mediaType)),
      ...violated,
      ...missing(headers, needed),
      ...(agreed ? wrongTag(definition, headers, response.text) : []),
    ],
  };
}

/** An answer to the ETag of a kept one. */
function unchanged({ status, headers, text }: WholeResponse) {
  const notEmpty = text === '' ? [] : ['must be empty'];
  const breaches =
    status === 304
      ? [...notEmpty, ...missing(headers, notModifiedHeaders)]
      : ['does not know its own ETag in If-None-Match; expected 304'];
  return { problem: null, breaches };
}

type Breach = Readonly<Record<'pointer' | 'message', string>>;

/** The words of a schema as a sentence about the member that it refuses. */
function inWords(breaches: readonly Breach[], body: unknown): string[] {
  return breaches.map(({ pointer, message }) => {
    const expected = /^Invalid [a-z ]+[:.] expected (.*?)(, received \w+)?$/is.exec(message)?.[1];
    if (expected === undefined) return `${pointer} ${message}`.trim();
    const value = valueAt(body, pointer);
    const text = JSON.stringify(value) ?? '';
    return value === undefined
      ? `${pointer} is missing`
      : `${pointer} is not ${expected} (it is ${text.length > 60 ? `${text.slice(0, 60)}…` : text})`;
  });
}

function valueAt(body: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce<unknown>((value, name) => {
    const member = name.replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof value === 'object' && value !== null ? Reflect.get(value, member) : undefined;
  }, body);
}

function wrongMediaType(headers: Headers, mediaType: string): string[] {
  const given = headers.get('Content-Type') ?? 'missing';
  return given.split(';', 1)[0]?.trim().toLowerCase() === mediaType
    ? []
    : [`Content-Type is ${given}, not ${mediaType}`];
}

const missing = (headers: Headers, needed: object) =>
  Object.keys(needed)
    .filter((name) => !headers.has(name))
    .map((name) => `${name} is missing`);

const Versioned = z.object({ version: z.int() });

/** A later If-Match is made from the version in the body. */
function wrongTag({ version }: Endpoint, headers: Headers, text: string): string[] {
  const body = z.safeParse(Versioned, parseJson(text));
  const given = headers.get('ETag');
  if (version === undefined || given === null || !body.success) return [];
  const wanted = `"${body.data.version}"`;
  return given === wanted ? [] : [`ETag is not the version of the body in quotes (${given}, not ${wanted})`];
}
