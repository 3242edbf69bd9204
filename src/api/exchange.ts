import type { Endpoint, SuccessStatus } from '#contracts/endpoint.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { Problem, problemMediaType } from '#contracts/problem.ts';
import { encodeQuery, type QueryArguments } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';
import type { ApiError } from '#src/errors/api-error.ts';

/** The parts of a call; the endpoint declares which of them exist. */
export interface WireCall {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: QueryArguments;
  readonly body?: unknown;
  readonly key?: string;
  readonly version?: number;
}

/** A call of an endpoint. */
export interface ContractCall {
  readonly definition: Endpoint;
  readonly call: WireCall;
}

/** "GET /v1/orders/{orderId}": names an operation in messages, without ids of a person's data. */
export function operationName({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/** Builds the request. Only operations that need a session get the token. */
export function toRequest(
  definition: Endpoint,
  call: WireCall,
  { baseUrl, token }: { readonly baseUrl: string; readonly token: string | null },
): {
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Readonly<Record<string, string>> };
} {
  const path = definition.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[name])),
  );
  const query = encodeQuery(call.query ?? {});
  const headers: Record<string, string> = { Accept: `application/json, ${problemMediaType}` };
  if (token !== null && definition.access !== 'public') headers['Authorization'] = `Bearer ${token}`;
  if (call.key !== undefined) headers['Idempotency-Key'] = call.key;
  if (call.version !== undefined) headers['If-Match'] = `"${call.version}"`;
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  return {
    url: `${baseUrl.replace(/\/+$/, '')}${path}${query && `?${query}`}`,
    init: {
      method: definition.method,
      headers,
      cache: 'no-store',
      credentials: 'omit',
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    },
  };
}

export type CallResult = { readonly data: unknown } | { readonly error: ApiError };

export interface WholeResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Reads an answer and validates it against the contract; an invalid one becomes an ApiError. */
export function readAnswer(definition: Endpoint, response: WholeResponse): CallResult {
  const { text } = response;
  const violation = (breaches: readonly { pointer: string; message: string }[]): CallResult => ({
    error: {
      kind: 'contract-violation',
      operation: operationName(definition),
      status: response.status,
      requestId: response.headers.get('X-Request-Id'),
      breaches: breaches.slice(0, 20),
    },
  });
  // undefined for a status that the contract does not declare
  const agreed = definition.responses[response.status as SuccessStatus];
  if (agreed === null)
    return text === '' ? { data: null } : violation([{ pointer: '', message: 'must be empty' }]);
  const body = parseJson(text);
  if (body === undefined) return violation([{ pointer: '', message: 'is not JSON' }]);
  if (agreed) {
    const checked = z.safeParse(agreed, body);
    return checked.success ? { data: checked.data } : violation(breachesOf(checked.error));
  }
  const problem = z.safeParse(Problem, body);
  if (!problem.success) return violation(breachesOf(problem.error));
  const { code, status } = problem.data;
  if (status !== response.status) return violation([{ pointer: '/status', message: `says ${status}` }]);
  if (!problemsOf(definition).includes(code)) {
    return violation([{ pointer: '/code', message: `"${code}" is no problem of this operation` }]);
  }
  return {
    error: { kind: 'problem', problem: problem.data, ...(!definition.idempotent && { isRead: true }) },
  };
}

function breachesOf(error: z.core.$ZodError): { pointer: string; message: string }[] {
  return error.issues.map(({ path, message }) => ({
    pointer: path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    message,
  }));
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
