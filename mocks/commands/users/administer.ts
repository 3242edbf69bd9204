import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { endSessions, liveSessions, viewSession } from '#mocks/resources/auth/sessions.ts';
import { limitsOfOne, withLimit } from '#mocks/resources/users/credit-limit.ts';
import { accountFacts } from '#mocks/resources/users/facts.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { viewUserDetails } from '#mocks/resources/users/view.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';

const customer = (tables: Pick<Reads, 'users'>, userId: string): UserRecord =>
  requireRow(tables.users.get(userId), 'customer');

/** Ends every session of a customer and returns the updated customer. */
function logOut(tables: Writes, user: UserRecord, now: string): UserRecord {
  endSessions(tables, liveSessions(tables, { id: user.id, sessionId: '' }, now), now);
  return customer(tables, user.id);
}

/**
 * Blocks a customer's account and ends its sessions (transition U20). A requested deletion ends with it: its customer
 * could not take it back, and may not be the one who asked.
 */
export const blockUser: HandlerOf<'blockUser'> = (context) => {
  const { params, tables, now, matchVersion, reply } = context;
  const user = customer(tables, params.userId);
  matchVersion(user);
  const status = userLifecycle.take(user, 'block', {});
  const out = logOut(tables, user, now);
  const blocked = tables.users.replace({ ...out, status, deletesOn: null, version: user.version + 1 });
  return reply(200, viewUserDetails(context, blocked));
};

/** Unblocks a customer's account (transition U21). */
export const unblockUser: HandlerOf<'unblockUser'> = (context) => {
  const { params, tables, matchVersion, reply } = context;
  const user = customer(tables, params.userId);
  matchVersion(user);
  const status = userLifecycle.take(user, 'unblock', {});
  const active = tables.users.replace({ ...user, status, version: user.version + 1 });
  return reply(200, viewUserDetails(context, active));
};

/** Ends all sessions of a customer (transition U23). */
export const endUserSessions: HandlerOf<'endUserSessions'> = (context) => {
  const { params, tables, now, matchVersion, reply } = context;
  const user = customer(tables, params.userId);
  matchVersion(user);
  userLifecycle.take(user, 'end-sessions', {});
  const out = logOut(tables, user, now);
  const ended = { ...out, sessionsEndedAt: now };
  return reply(200, viewUserDetails(context, tables.users.replace(ended)));
};

/** Answers a customer's contacts in full (transition U31); the audit has who saw them. */
export const revealUserContacts: HandlerOf<'revealUserContacts'> = (context) => {
  const { params, tables, now, matchVersion, reply } = context;
  const user = customer(tables, params.userId);
  matchVersion(user);
  const status = userLifecycle.take(user, 'reveal-contacts', {});
  tables.users.replace({ ...user, status, contactsSeenAt: now });
  const { id, email, phoneE164, version } = user;
  return reply(200, { id, email, phoneE164, version });
};

/**
 * Changes a customer's credit limit (transition U22); a large change in either direction, or several small ones, need
 * a second administrator.
 */
export const changeCreditLimit: HandlerOf<'changeCreditLimit'> = {
  needsApproval: ({ params, body, tables }) => {
    const { least, most } = limitsOfOne(customer(tables, params.userId));
    const { amountMinor } = body.creditLimit;
    return amountMinor < least || amountMinor > most;
  },

  run(context) {
    const { params, body, tables, matchVersion, reply } = context;
    const user = customer(tables, params.userId);
    matchVersion(user);
    const { creditLimit } = body;
    const status = userLifecycle.take(user, 'change-limit', {
      ...accountFacts(tables, user),
      limit: creditLimit,
    });
    const changedUser = { ...withLimit(user, creditLimit), status, version: user.version + 1 };
    return reply(200, viewUserDetails(context, tables.users.replace(changedUser)));
  },
};

/** Lists the live sessions of a customer, the last used first. */
export const listUserSessions: HandlerOf<'listUserSessions'> = ({ params, tables, now, reply }) => {
  const { id } = customer(tables, params.userId);
  return reply(200, { items: liveSessions(tables, { id, sessionId: '' }, now).map(viewSession) });
};
