// Each @ts-expect-error is an assertion: `npm run check` fails when the line below it begins to compile.
import { type BodyOf, type CallOf, endpoint, type ParamsOf, type QueryOf } from '#contracts/endpoint.ts';
import type { Contract } from '#contracts/index.ts';
import { machine } from '#contracts/machine.ts';
import { paged } from '#contracts/paging.ts';
import type { ProblemCode, ProblemExtra } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import { actionsWithin } from '#mocks/core/role-actions.ts';
import type { Subject } from '#mocks/core/subject.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import type { RequestedSources } from '#contracts/payments/sources.ts';

const base = {
  summary: 'x',
  access: 'public',
  responses: { 200: z.string() },
  problems: [],
  examples: [],
} as const;

declare const administrator: Subject;

/** The two types are the same, not merely assignable. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_yes: Same<A, B>) => undefined;

// Path parameters
endpoint({ ...base, method: 'GET', path: '/v1/a/{id}/b/{no}', params: { id: z.string(), no: z.string() } });
// @ts-expect-error -- a name in the path has no schema
endpoint({ ...base, method: 'GET', path: '/v1/a/{id}/b/{no}', params: { id: z.string() } });
// @ts-expect-error -- misspelt
endpoint({ ...base, method: 'GET', path: '/v1/a/{id}', params: { Id: z.string() } });
// @ts-expect-error -- a schema without a name in the path
endpoint({ ...base, method: 'GET', path: '/v1/a', params: { id: z.string() } });
// @ts-expect-error -- params forgotten
endpoint({ ...base, method: 'GET', path: '/v1/a/{id}' });

// Closed vocabularies
// @ts-expect-error -- no such problem in the catalogue
endpoint({ ...base, method: 'GET', path: '/v1/a', problems: ['out-of-cheese'] });
// @ts-expect-error -- no such access
endpoint({ ...base, method: 'GET', path: '/v1/a', access: 'anyone' });
// @ts-expect-error -- no such method
endpoint({ ...base, method: 'FETCH', path: '/v1/a' });
// @ts-expect-error -- 418 is no status of success
endpoint({ ...base, method: 'GET', path: '/v1/a', responses: { 418: z.string() } });

// Permissions
endpoint({ ...base, method: 'GET', path: '/v1/a', access: 'administrator', permission: 'users.read' });
// @ts-expect-error -- an endpoint of the administration without a permission
endpoint({ ...base, method: 'GET', path: '/v1/a', access: 'administrator' });
// @ts-expect-error -- a permission that no role has
endpoint({ ...base, method: 'GET', path: '/v1/a', access: 'signedIn', permission: 'users.read' });
// @ts-expect-error -- no such permission
endpoint({ ...base, method: 'GET', path: '/v1/a', access: 'administrator', permission: 'users.love' });

// Examples
const body = z.object({ amount: z.number() });
const withBody = { ...base, method: 'POST', path: '/v1/a', body } as const;
const fits = { name: 'one', body: { amount: 1 } } as const;
const misfit = { name: 'one', body: { amount: '1' } } as const;
endpoint({ ...withBody, examples: [fits] });
// @ts-expect-error -- the example does not fit the body
endpoint({ ...withBody, examples: [misfit] });
// @ts-expect-error -- an example with a body for an operation without one
endpoint({ ...base, method: 'POST', path: '/v1/a', examples: [fits] });

// Lists
const plain = { item: z.string(), search: [], filters: {}, ranges: {} } as const;
paged({ ...plain, sort: ['name'], defaultSort: '-name' });
// @ts-expect-error -- the default is not among the sort keys
paged({ ...plain, sort: ['name'], defaultSort: 'age' });

// State machines
const push = { id: 'D1', from: ['OPEN'], trigger: 'push', guards: [], effect: 'none' } as const;
const door = { entity: 'door', states: ['OPEN', 'SHUT'], final: [] } as const;
machine({ ...door, transitions: [{ ...push, to: 'SHUT' }] });
// @ts-expect-error -- a row that leads to no state of the machine
machine({ ...door, transitions: [{ ...push, to: 'AJAR' }] });

// The arguments and results of a call
same<keyof CallOf<Contract['getMe']>, never>(true);
same<keyof CallOf<Contract['confirmOrder']>, 'params' | 'body'>(true);
same<ParamsOf<Contract['getQuote']>, { readonly orderId: string; readonly quoteId: string }>(true);
same<BodyOf<Contract['retryPayment']>, { sources: RequestedSources }>(true);
export const query: QueryOf<Contract['listAllPlans']> = {
  sort: ['-daysPastDue', 'number'],
  filter: { status: ['OVERDUE'], nextDue: { lt: '2027-02-01' } },
};
// @ts-expect-error -- not a key that this list sorts by
export const wrongSort: QueryOf<Contract['listAllPlans']> = { sort: ['colour'] };
// @ts-expect-error -- not a status of a plan
export const wrongFilter: QueryOf<Contract['listAllPlans']> = { filter: { status: ['LATE'] } };

// @ts-expect-error -- not a value of this range
export const wrongRange: QueryOf<Contract['listAllPlans']> = { filter: { daysPastDue: { gte: 'a' } } };

// Problems
export const code: ProblemCode = 'otp-invalid';
export const extra: ProblemExtra<'otp-invalid'> = { attemptsLeft: 4 };
// @ts-expect-error -- a problem without the member that belongs to it
export const missing: ProblemExtra<'otp-invalid'> = {};

// Handlers
export const signOut: HandlerOf<'signOut'> = ({ reply }) => reply(204, null);
// @ts-expect-error -- a status that the contract does not have
export const wrongStatus: HandlerOf<'signOut'> = ({ reply }) => reply(200, null);
// @ts-expect-error -- a body that the contract does not have
export const wrongBody: HandlerOf<'getMe'> = ({ reply }) => reply(200, { kind: 'CUSTOMER' });
// @ts-expect-error -- the context of reading endpoints cannot write
export const writes: HandlerOf<'getMe'> = ({ tables, reply }) => reply(200, tables.users.delete('usr_1'));

// Versions
const change = {
  ...base,
  idempotent: true,
  takes: 'order.create',
  audit: 'order.created',
  responses: { 200: z.object({ version: z.int() }) },
} as const;
const one = { path: '/v1/a/{id}', params: { id: z.string() } } as const;
const risky = { access: 'administrator', permission: 'users.read' } as const;
endpoint({ ...change, ...one, method: 'PATCH', version: 'requires' });
// @ts-expect-error -- PATCH without If-Match
endpoint({ ...change, ...one, method: 'PATCH' });
// @ts-expect-error -- an administrator's change without If-Match
endpoint({ ...change, ...one, ...risky, method: 'POST', version: 'answers' });
endpoint({ ...change, ...risky, path: '/v1/admin/a', method: 'POST' });

// The audit
const { audit: _audit, ...unnamed } = change;
endpoint({ ...unnamed, ...one, method: 'POST', audit: { none: 'It changes nothing that is audited.' } });
// @ts-expect-error -- neither an action nor a reason
endpoint({ ...unnamed, ...one, method: 'POST' });
// @ts-expect-error -- an operation that only reads has no audit action
endpoint({ ...base, method: 'GET', path: '/v1/a', audit: 'order.created' });
// @ts-expect-error -- an outcome that the command does not declare
export const outcome: HandlerOf<'redeemScratchcard'> = ({ auditAs }) => auditAs('order.created');

// Steps
const { takes: _takes, ...stepless } = change;
endpoint({ ...stepless, ...one, method: 'POST', takes: null });
endpoint({ ...change, ...one, method: 'POST', alsoTakes: ['payment.create'] });
// @ts-expect-error -- neither a step nor null
endpoint({ ...stepless, ...one, method: 'POST' });
// @ts-expect-error -- no machine has this trigger
endpoint({ ...stepless, ...one, method: 'POST', takes: 'payment.forgive' });
// @ts-expect-error -- a step of another machine
endpoint({ ...stepless, ...one, method: 'POST', takes: 'order.refund' });
// @ts-expect-error -- an operation that only reads takes no step
endpoint({ ...base, method: 'GET', path: '/v1/a', takes: 'order.create' });
// @ts-expect-error -- no command of the administration takes this step
export const actions = actionsWithin(administrator, 'order', ['pay'], []);

// The address of a created resource
const makes = {
  ...base,
  method: 'POST',
  path: '/v1/a',
  responses: { 201: z.object({ id: z.string() }) },
} as const;
endpoint({ ...makes, location: '/v1/a/{id}' });
endpoint({ ...makes, location: { none: 'It is answered once and cannot be read.' } });
// @ts-expect-error -- no reason
endpoint({ ...makes, location: null });
// @ts-expect-error -- 201 without a word about Location
endpoint(makes);
// @ts-expect-error -- the answer has no such member
endpoint({ ...makes, location: '/v1/a/{no}' });
// @ts-expect-error -- no resource is created
endpoint({ ...base, method: 'POST', path: '/v1/a', location: '/v1/a' });
// @ts-expect-error -- 202 does not say when to look
endpoint({ ...makes, responses: { 202: z.object({ id: z.string() }) }, location: '/v1/a/{id}' });
// The address of an approval is implied, that of what the command creates is not
const reviewed = {
  ...makes,
  access: 'administrator',
  permission: 'payments.refund',
  approval: { permission: 'refunds.approve', entity: 'payment', param: 'id' },
} as const;
const approval = z.object({ approvalId: z.string() });
endpoint({ ...reviewed, responses: { ...makes.responses, 202: approval }, location: '/v1/a/{id}' });
endpoint({ ...reviewed, responses: { 200: null, 202: approval } });
// @ts-expect-error -- 201 without a word about Location
endpoint({ ...reviewed, responses: { ...makes.responses, 202: approval } });
// @ts-expect-error -- the approval has its own address
endpoint({ ...reviewed, responses: { 200: null, 202: approval }, location: '/v1/a/{approvalId}' });

// Caching by callers
endpoint({ ...base, method: 'GET', path: '/v1/a', cache: { maxAgeS: 60 } });
// @ts-expect-error -- data of a customer
endpoint({ ...base, method: 'GET', path: '/v1/a', access: 'signedIn', cache: { maxAgeS: 60 } });
// @ts-expect-error -- not an answer to GET
endpoint({ ...base, method: 'POST', path: '/v1/a', cache: { maxAgeS: 60 } });
