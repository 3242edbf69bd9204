import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { CountBound, paged } from '#contracts/paging.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { z } from '#contracts/z.ts';

/** A contract of notes, small enough to test each rule of the core separately. */
const Note = z.object({
  id: z.string(),
  text: z.string(),
  label: z.nullable(z.string()),
  owner: z.string(),
  version: z.int(),
});

const params = { noteId: z.string().check(z.regex(/^note_\d+$/)) };
const text = z.string().check(z.minLength(1), z.maxLength(20));
const common = { summary: 'Notes', problems: [], examples: [] } as const;
const list = paged({
  item: Note,
  sort: ['text', 'label', 'size'],
  defaultSort: 'text',
  search: ['text', 'label'],
  filters: { owner: z.enum(['ann', 'bob']), label: z.string() },
  ranges: { version: CountBound, size: CountBound },
});

const changeNoteEndpoint = endpoint({
  ...common,
  method: 'PATCH',
  path: '/notes/{noteId}',
  access: 'signedIn',
  takes: null,
  audit: 'order.cancelled',
  params,
  idempotent: true,
  version: 'requires',
  body: z.object({ text }),
  responses: { 200: Note },
});

export const contract = {
  listNotes: endpoint({ ...common, method: 'GET', path: '/notes', access: 'public', ...list }),
  listMine: endpoint({ ...common, method: 'GET', path: '/mine', access: 'signedIn', ...list }),
  getNote: endpoint({
    ...common,
    method: 'GET',
    path: '/notes/{noteId}',
    access: 'signedIn',
    params,
    version: 'answers',
    responses: { 200: Note },
  }),
  addNote: endpoint({
    ...common,
    method: 'POST',
    path: '/notes',
    access: 'public',
    takes: null,
    audit: 'order.created',
    idempotent: true,
    body: z.object({ text }),
    responses: { 201: Note },
    location: '/notes/{id}',
    problems: ['amount-too-small', 'otp-invalid', 'maintenance'],
  }),
  changeNote: changeNoteEndpoint,
  tryChange: simulationOf('changeNote', changeNoteEndpoint, 'Notes, tried', '1.0.0'),
  signOff: endpoint({
    ...common,
    method: 'POST',
    path: '/sign-off',
    access: 'signedIn',
    idempotent: true,
    takes: null,
    audit: { none: 'It changes no row that the audit knows.' },
    responses: { 204: null },
  }),
  getMotto: endpoint({
    ...common,
    method: 'GET',
    path: '/motto',
    access: 'public',
    cache: { maxAgeS: 60 },
    responses: { 200: z.object({ text: z.string() }) },
  }),
  audit: endpoint({
    ...common,
    method: 'GET',
    path: '/audit',
    access: 'administrator',
    permission: 'users.read',
    responses: { 200: z.object({ at: Instant }) },
  }),
} as const;
export type Contract = typeof contract;

export type NoteRow = z.output<typeof Note>;
