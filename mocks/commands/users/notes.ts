import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { viewUserDetails } from '#mocks/resources/users/view.ts';

// Notes and tags leave the customer's version: nothing that another command changes is lost by them.

/** Adds a note about a customer (transition U24). */
export const addUserNote: HandlerOf<'addUserNote'> = (context) => {
  const { params, body, subject, tables, now, matchVersion, reply } = context;
  const user = requireRow(tables.users.get(params.userId), 'customer');
  matchVersion(user);
  const status = userLifecycle.take(user, 'add-note', user);
  const note = {
    no: user.notes.length + 1,
    ...body,
    doneAt: null,
    byName: subject.name,
    createdAt: now,
  };
  const notes = [...user.notes, note];
  const openNotes = user.openNotes + 1;
  const noted = { ...user, status, notes, openNotes };
  return reply(200, viewUserDetails(context, tables.users.replace(noted)));
};

/** Completes a note that has a due day (transition U25). */
export const completeUserNote: HandlerOf<'completeUserNote'> = (context) => {
  const { params, body, tables, now, matchVersion, reply } = context;
  const user = requireRow(tables.users.get(params.userId), 'customer');
  matchVersion(user);
  const note = requireRow(
    user.notes.find((one) => one.no === body.no && one.doneAt === null),
    'open note',
  );
  const status = userLifecycle.take(user, 'complete-note', user);
  const notes = user.notes.map((one) => (one === note ? { ...one, doneAt: now } : one));
  const openNotes = user.openNotes - 1;
  const completed = { ...user, status, notes, openNotes };
  return reply(200, viewUserDetails(context, tables.users.replace(completed)));
};

/** Adds a tag to a customer (transition U27). */
export const tagUser: HandlerOf<'tagUser'> = (context) => {
  const { params, body, tables, matchVersion, reply } = context;
  const user = requireRow(tables.users.get(params.userId), 'customer');
  matchVersion(user);
  const status = userLifecycle.take(user, 'tag', { ...user, tag: body.tag });
  const tags = [...user.tags, body.tag].toSorted();
  const tagged = { ...user, status, tags };
  return reply(200, viewUserDetails(context, tables.users.replace(tagged)));
};

/** Removes a tag from a customer (transition U28). */
export const untagUser: HandlerOf<'untagUser'> = (context) => {
  const { params, body, tables, matchVersion, reply } = context;
  const user = requireRow(tables.users.get(params.userId), 'customer');
  matchVersion(user);
  const status = userLifecycle.take(user, 'untag', { ...user, tag: body.tag });
  const tags = user.tags.filter((tag) => tag !== body.tag);
  const untagged = { ...user, status, tags };
  return reply(200, viewUserDetails(context, tables.users.replace(untagged)));
};
