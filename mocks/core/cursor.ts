import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64UrlOf, bytesOfBase64Url } from '#contracts/base64-url.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { maxSortKeyLength } from '#mocks/store/row-set.ts';
import { raise } from './handler-result.ts';
import { combined } from './seal.ts';

/** The position after an item of a list: its sort values and its id. */
export interface Position {
  /** The number of items before it; rows may have been added or removed since. */
  readonly index: number;
  readonly keys: readonly (string | number | null)[];
  readonly id: string;
}

/**
 * No secret: it ships with the mock to the page, so anyone can forge a cursor. With it the mock notices a cursor of another
 * list or an edited one, and shows no name in an address or a log, as a real backend does whose key is in a key store.
 */
const KEY = 'the cursor key of the mock backend';

const tagBytes = 12;
const idBytes = 52; // a posting of the books has the longest id, 49 characters
const keyBytes = 1 + 2 * maxSortKeyLength;
const kinds = { none: 0, number: 1, text: 2 } as const;

/**
 * Encodes a position as opaque text, valid only for the list with this mark: its sort, search, filters and owner. It is
 * sealed, as a sort key may be a person's name, and its length depends on the number of sort keys only. The same position
 * has the same cursor: the seal's key is the tag of what is sealed.
 */
export function writeCursor(mark: string, { index, keys, id }: Position): string {
  const bytes = new Uint8Array(4 + idBytes + keys.length * keyBytes);
  const view = new DataView(bytes.buffer);
  const idText = utf8ToBytes(id);
  invariant(idText.length <= idBytes, `The id ${id} is longer than a cursor has room for.`);
  view.setUint32(0, index);
  bytes.set(idText, 4);
  keys.forEach((key, no) => writeKey(view, 4 + idBytes + no * keyBytes, key));
  const tag = tagOf(mark, bytes);
  return base64UrlOf(concatBytes(tag, combined(bytes, sealKey(tag))));
}

/** Decodes a cursor; raises validation-failed for an invalid one and for the cursor of another list. */
export function readCursor(mark: string, cursor: string): Position {
  const given = bytesOf(cursor);
  const [tag, cipher] = [given.slice(0, tagBytes), given.slice(tagBytes)];
  const bytes = combined(cipher, sealKey(tag));
  const isOwn = bytes.length >= 4 + idBytes && bytesToHex(tagOf(mark, bytes)) === bytesToHex(tag);
  if (!isOwn) {
    const errors = [{ pointer: '/query/cursor', code: 'foreign', message: 'Start again at the first page' }];
    return raise('validation-failed', 'This cursor belongs to another list.', { errors });
  }
  const view = new DataView(bytes.buffer);
  const keys = Array.from({ length: (bytes.length - 4 - idBytes) / keyBytes }, (_, no) =>
    readKey(view, 4 + idBytes + no * keyBytes),
  );
  const id = new TextDecoder().decode(bytes.slice(4, 4 + idBytes)).replace(/\0+$/, '');
  return { index: view.getUint32(0), keys, id };
}

function writeKey(view: DataView, at: number, key: Position['keys'][number]): void {
  if (key === null) return;
  view.setUint8(at, typeof key === 'number' ? kinds.number : kinds.text);
  if (typeof key === 'number') view.setFloat64(at + 1, key);
  else
    for (let no = 0; no < Math.min(key.length, maxSortKeyLength); no += 1)
      view.setUint16(at + 1 + 2 * no, key.charCodeAt(no) + 1); // zero ends a text
}

function readKey(view: DataView, at: number): Position['keys'][number] {
  const kind = view.getUint8(at);
  if (kind === kinds.none) return null;
  if (kind === kinds.number) return view.getFloat64(at + 1);
  let text = '';
  for (let no = 0; no < maxSortKeyLength; no += 1) {
    const unit = view.getUint16(at + 1 + 2 * no);
    if (unit === 0) break;
    text += String.fromCharCode(unit - 1);
  }
  return text;
}

const tagOf = (mark: string, bytes: Uint8Array): Uint8Array =>
  hmac(sha256, utf8ToBytes(`${KEY}/${mark}`), bytes).slice(0, tagBytes);

const sealKey = (tag: Uint8Array): string => `${KEY}/seal/${bytesToHex(tag)}`;

function bytesOf(cursor: string): Uint8Array {
  try {
    return bytesOfBase64Url(cursor);
  } catch {
    return new Uint8Array();
  }
}
