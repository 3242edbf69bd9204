import { parseJson } from '#src/api/exchange.ts';
import type { Answer, Send } from './client.ts';

/** Sends requests to an address by HTTP. */
export const sendTo =
  (baseUrl: string): Send =>
  async (method, path, headers, body): Promise<Answer> => {
    const response = await fetch(baseUrl + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? (parseJson(text) ?? text) : null,
    };
  };

/** What is told about each answer: the request, and what it was answered. */
export type Told = (
  request: { readonly method: string; readonly path: string; readonly headers: HeadersInit },
  answer: Answer,
) => void;

/** Calls `told` about each answer. */
export const observed =
  (send: Send, told: Told): Send =>
  async (method, path, headers, ...rest) => {
    const answer = await send(method, path, headers, ...rest);
    told({ method, path, headers }, answer);
    return answer;
  };
