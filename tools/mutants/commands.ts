import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import {
  answering,
  asking,
  at,
  jsonOf,
  type ProxyMutant,
  problemIn,
  type Respond,
  withAnswerHeader,
  withHeader,
} from './mutant.ts';

const key = 'idempotency-key';
const isCommand = ({ method }: WireRequest) => method !== 'GET' && method !== 'HEAD';

/** Gives each request another key, so that the backend knows none again. */
const forgetful = asking((request) =>
  (request.header(key) ?? '').length === 36 ? withHeader(request, key, crypto.randomUUID()) : request,
);

/** Sends a rejected request again, changed. */
const again =
  (
    isRejected: (problem: string | null) => boolean,
    change: (request: WireRequest, response: WireResponse) => WireRequest,
  ) =>
  (right: Respond): Respond =>
  async (request) => {
    const response = await right(request);
    return isRejected(problemIn(response)) ? right(change(request, response)) : response;
  };

const isReplay = ({ headers }: WireResponse) =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-replayed');

const currentVersion = ({ body }: WireResponse) => `"${String(jsonOf(body ?? '{}')['currentVersion'])}"`;

/** Keys, versions, simulations, and what others learn of a change. */
export const commandMutants: readonly ProxyMutant[] = [
  {
    what: 'a command needs no key',
    only: 'a repeated updateMe',
    before: asking((request) =>
      isCommand(request) && !request.header(key) ? withHeader(request, key, crypto.randomUUID()) : request,
    ),
  },
  {
    what: 'any text is a key',
    only: 'a repeated createOrder',
    before: asking((request) =>
      (request.header(key) ?? '').length < 36 && request.header(key)
        ? withHeader(request, key, crypto.randomUUID())
        : request,
    ),
  },
  { what: 'a repeated key is ignored', only: 'a repeated createOrder', before: forgetful },
  { what: 'a repeated payment is paid twice', only: 'a repeated payPlans', before: forgetful },
  {
    what: 'a repeated answer does not say so',
    only: 'a repeated createOrder',
    before: answering((response) => withAnswerHeader(response, 'Idempotency-Replayed')),
  },
  {
    what: 'a first answer says that it is repeated',
    only: 'a repeated updateMe',
    before: answering((response) => withAnswerHeader(response, 'Idempotency-Replayed', 'true')),
  },
  {
    what: 'a repeated answer has another status',
    only: 'a repeated createOrder',
    before: answering((response) => (isReplay(response) ? { ...response, status: 200 } : response)),
  },
  {
    what: 'a repeated answer has no ETag',
    only: 'a repeated cancelOrder',
    before: answering((response) => (isReplay(response) ? withAnswerHeader(response, 'ETag') : response)),
  },
  {
    what: 'another body is carried out with a used key',
    only: 'a repeated createBatch',
    before: again(
      (problem) => problem === 'idempotency-key-reused',
      (request) => withHeader(request, key, crypto.randomUUID()),
    ),
  },
  {
    what: 'another body with a used key is answered like the first one',
    only: 'a repeated createBatch',
    before: (right) => {
      const first = new Map<string, WireResponse>();
      return async (request) => {
        const used = request.header(key) ?? '';
        const response = await right(request);
        if (response.status < 300) first.set(used, response);
        return problemIn(response) === 'idempotency-key-reused' ? (first.get(used) ?? response) : response;
      };
    },
  },
  {
    what: 'a rejected body uses up its key',
    only: 'a repeated createBatch',
    before: (right) => {
      const rejected = new Map<string, WireResponse>();
      return async (request) => {
        const used = request.header(key) ?? '';
        const before = rejected.get(used);
        if (before) return before;
        const response = await right(request);
        if (problemIn(response) === 'validation-failed') rejected.set(used, response);
        return response;
      };
    },
  },
  {
    what: 'a change needs no version',
    only: 'a change by blockUser',
    before: again(
      (problem) => problem === 'precondition-required',
      (request) => withHeader(request, 'if-match', '"1"'),
    ),
  },
  {
    what: 'a stale version is accepted',
    only: 'a change by updateMe',
    before: again(
      (problem) => problem === 'version-conflict',
      (request, response) => withHeader(request, 'if-match', currentVersion(response)),
    ),
  },
  {
    what: 'a conflict names the version that was sent',
    only: 'a change by updateMe',
    before: answering((response, request) => ({
      ...response,
      body:
        response.body?.replace(
          /"currentVersion":\d+/,
          `"currentVersion":${/\d+/.exec(request.header('if-match') ?? '')?.[0] ?? 0}`,
        ) ?? null,
    })),
  },
  {
    what: 'a change does not raise the version',
    only: 'a change by changeCreditLimit',
    before: at(
      'POST',
      /\/credit-limit$/,
      answering((response, request) =>
        response.status === 200
          ? {
              ...withAnswerHeader(response, 'ETag', request.header('if-match') ?? ''),
              body:
                response.body?.replace(
                  /"version":\d+/,
                  `"version":${request.header('if-match')?.replaceAll('"', '')}`,
                ) ?? null,
            }
          : response,
      ),
    ),
  },
  {
    what: 'a simulation is carried out',
    only: 'a dry run of createOrder',
    before: (right) => async (request) => {
      if (!request.header('dry-run') || !isCommand(request)) return right(request);
      const real = withHeader(request, 'dry-run', null);
      const keyed = request.header(key) ? real : withHeader(real, key, crypto.randomUUID());
      return withAnswerHeader(await right(keyed), 'Dry-Run', 'true');
    },
  },
  {
    what: 'a simulation does not say so',
    only: 'a dry run of blockUser',
    before: answering((response) => withAnswerHeader(response, 'Dry-Run')),
  },
  {
    what: 'a simulation needs a key',
    only: 'a dry run of blockUser',
    before: (right) => async (request) =>
      right(
        request.header('dry-run') && !request.header(key) ? withHeader(request, 'dry-run', null) : request,
      ),
  },
  {
    what: 'a simulation has another status than its command',
    only: 'a dry run of createOrder',
    before: answering((response, request) =>
      request.header('dry-run') && response.status === 201 ? { ...response, status: 200 } : response,
    ),
  },
  {
    what: 'a simulation answers before the change',
    only: 'a dry run of blockUser',
    before: answering((response, request) =>
      request.header('dry-run')
        ? { ...response, body: response.body?.replace('"status":"BLOCKED"', '"status":"ACTIVE"') ?? null }
        : response,
    ),
  },
  {
    what: 'a guess may be simulated',
    only: 'a dry run of redeemScratchcard',
    before: asking((request) => withHeader(request, 'dry-run', null)),
  },
  {
    what: 'a command is answered and not carried out',
    only: 'what createOrder created',
    before: at(
      'POST',
      /^\/v1\/orders$/,
      (right) => async (request) =>
        withAnswerHeader(await right(withHeader(request, 'dry-run', 'true')), 'Dry-Run'),
    ),
  },
  {
    what: 'a command answers without what it has created',
    only: 'createSavedView',
    before: at(
      'POST',
      /\/saved-views$/,
      answering((response) => ({ ...response, body: null })),
    ),
  },
];
