import type { Handler } from '#mocks/core/handler.ts';
import { requireRow, problem, raise } from '#mocks/core/handler-result.ts';
import { listingFor } from '#mocks/core/list-definition.ts';
import { coreTables } from '#mocks/core/tables.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import { type Contract, contract, type NoteRow } from './contract.ts';

export const tables = {
  ...coreTables,
  // The audit has only the entity types of the contract, so a note is called an order there.
  notes: defineTable<NoteRow>()({
    entity: { type: 'order', owner: (row) => row.owner, hidden: ['label'] },
    indexes: { owner: (row) => row.owner },
    orders: { text: (row) => row.text.toLowerCase() },
  }),
};
export type Reads = Store<typeof tables>['tables'];
type Writes = Transaction<typeof tables>['tables'];
type HandlerOf<Name extends keyof Contract> = Handler<Contract[Name], Reads, Writes>;

const listing = listingFor<Contract, Reads>(contract, tables);
const notes = {
  table: 'notes',
  view: (row: NoteRow) => row,
  values: { size: (item: NoteRow) => item.text.length },
} as const;

/** Texts that make the handler do what a test needs. */
const addNote: HandlerOf<'addNote'> = ({ body, tables, now, send, reply }) => {
  const id = `note_${tables.notes.size + 1}`;
  const note = { id, text: body.text, label: null, owner: 'ann', version: 1 };
  if (body.text === 'crash') throw new Error('The handler fell over');
  if (body.text === 'wrong') return reply(201, { ...note, version: 1.5 });
  if (body.text === 'undeclared') raise('customers-only', 'Not declared.');
  tables.notes.insert(note);
  send({ channel: 'SMS', to: '+4900', text: `${body.text} at ${now}`, code: '000000' });
  if (body.text === 'undo') raise('otp-invalid', 'Undone.', { attemptsLeft: 1 });
  if (body.text === 'keep') return problem('otp-invalid', 'Kept.', { attemptsLeft: 1 });
  if (body.text === 'few')
    return problem('amount-too-small', 'Too few.', { min: { amountMinor: 1, currency: 'EUR' } });
  if (body.text === 'later') return problem('maintenance', 'Later.', { retryAfterS: 9, until: null });
  return reply(201, note);
};

const changeNote: HandlerOf<'changeNote'> = ({ params, body, tables, matchVersion, reply }) => {
  const note = requireRow(tables.notes.get(params.noteId), 'note');
  if (body.text !== 'careless') matchVersion(note);
  return reply(200, tables.notes.replace({ ...note, text: body.text, version: note.version + 1 }));
};

const signOff: HandlerOf<'signOff'> = ({ subject, tables, now, reply }) => {
  const session = requireRow(tables.sessions.get(subject.sessionId), 'session');
  tables.sessions.replace({ ...session, revokedAt: now });
  return reply(204, null);
};

const getNote: HandlerOf<'getNote'> = ({ params, tables, reply }) =>
  reply(200, requireRow(tables.notes.get(params.noteId), 'note'));

/** Changes with the notes, so that a test can change it. */
const getMotto: HandlerOf<'getMotto'> = ({ tables, reply }) =>
  reply(200, { text: `${tables.notes.size} notes` });

const audit: HandlerOf<'audit'> = ({ now, reply }) => reply(200, { at: now });

export const handlers = {
  listNotes: listing('listNotes', notes),
  listMine: listing('listMine', { ...notes, owner: 'owner' }),
  getNote,
  addNote,
  changeNote,
  signOff,
  getMotto,
  audit,
};
