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

/** Calls `told` about each answer. */
export const observed =
  (send: Send, told: (method: string, path: string, answer: Answer) => void): Send =>
  async (method, path, ...rest) => {
    const answer = await send(method, path, ...rest);
    told(method, path, answer);
    return answer;
  };
