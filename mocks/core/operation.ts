import type { Endpoint } from '#contracts/endpoint.ts';
import type { Problem, Success } from './handler-result.ts';
import type { Input } from './input.ts';
import type { Listing } from './list-definition.ts';
import type { ListReader } from './lists.ts';
import type { WireRequest } from './wire.ts';

/** A handler whose types were checked where it was defined. */
export type AnyHandler = (context: object) => Success | Problem;

/** An endpoint of the contract together with its handler. */
export interface Operation {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly input: (request: WireRequest, params: object) => Input;
  readonly run: AnyHandler | null;
  /** Returns whether a second administrator has to approve this request; null for never. */
  readonly needsApproval: ((context: object) => boolean) | null;
  readonly list: ListReader | null;
  readonly listing: Listing | null;
}
