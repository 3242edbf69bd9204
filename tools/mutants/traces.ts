import type { WireResponse } from '#mocks/core/wire.ts';
import {
  answering,
  answeringBody,
  arrayIn,
  at,
  type Json,
  type ProxyMutant,
  withAnswerHeader,
} from './mutant.ts';

/** Changes the entries of the audit with this action. */
const entries = (action: string, change: (entry: Json) => readonly Json[]) =>
  at(
    'GET',
    /^\/v1\/admin\/audit-events$/,
    answeringBody((page) => ({
      ...page,
      items: arrayIn(page, 'items').flatMap((item) => {
        const entry = { ...Object(item) } as Json; // an entry of the audit
        return entry['action'] === action ? change(entry) : [entry];
      }),
    })),
  );

const earlier = (text: string) =>
  text.replaceAll(
    /(version"?[=:])(\d+)/g,
    (_all, name: string, version: string) => name + (Number(version) - 1),
  );

function withEarlierChanged(response: WireResponse): WireResponse {
  const value = new Headers(response.headers).get('changed');
  return value === null ? response : withAnswerHeader(response, 'Changed', earlier(value));
}

const ofFeed = (change: (changes: readonly unknown[]) => readonly unknown[]) =>
  at(
    'GET',
    /^\/v1\/changes$/,
    answeringBody((fed) => ({ ...fed, changes: change(arrayIn(fed, 'changes')) })),
  );

/** What is left of a command: entries of the audit, and what others learn of a change. */
export const traceMutants: readonly ProxyMutant[] = [
  {
    what: 'a command is not in the audit',
    only: 'the audit of blockUser',
    shownBy: 'listAuditEvents',
    before: entries('user.blocked', () => []),
  },
  {
    what: 'a command is in the audit twice',
    only: 'the audit of createOrder',
    shownBy: 'listAuditEvents',
    before: entries('order.created', (entry) => [
      entry,
      { ...entry, id: String(entry['id']).replace(/.$/, 'Z') },
    ]),
  },
  {
    what: 'the audit names the system in place of the person',
    only: 'the audit of createRefund',
    shownBy: 'listAuditEvents',
    before: entries('payment.refunded', (entry) => [
      { ...entry, actor: { kind: 'SYSTEM', id: 'system', name: 'Tranche' } },
    ]),
  },
  {
    what: 'the audit has no reason',
    only: 'the audit of blockUser',
    shownBy: 'listAuditEvents',
    before: entries('user.blocked', (entry) => [{ ...entry, reason: null }]),
  },
  {
    what: 'an entry of the audit belongs to another request',
    only: 'the audit of updateMe',
    shownBy: 'listAuditEvents',
    before: entries('user.renamed', (entry) => [{ ...entry, requestId: 'req-1' }]),
  },
  {
    what: 'a command does not say under which entry the audit has it',
    only: 'the audit of blockUser',
    before: answering((response) => withAnswerHeader(response, 'Audit-Event')),
  },
  {
    what: 'a change is not named by the header Changed',
    only: 'blockUser > the header Changed',
    before: answering((response) => withAnswerHeader(response, 'Changed')),
  },
  {
    what: 'the header Changed has an old version',
    only: 'updateMe > the header Changed',
    before: answering(withEarlierChanged),
  },
  {
    what: 'header and feed have an old version',
    only: 'updateMe > the header Changed',
    before: answering((response, { path }) =>
      path === '/v1/changes'
        ? { ...response, body: earlier(response.body ?? '') }
        : withEarlierChanged(response),
    ),
  },
  {
    what: 'the feed of changes leaves out the first change',
    only: 'createOrder > the header Changed',
    shownBy: 'listChanges',
    before: ofFeed((changes) => changes.slice(1)),
  },
  {
    what: 'no one learns of a change',
    only: 'createOrder > the header Changed',
    before: (right, signIn) => {
      const silent = ofFeed(() => [])(right, signIn);
      return async (request) => withAnswerHeader(await silent(request), 'Changed');
    },
  },
];
