import { unreadableFile } from './unreadable-file.ts';

/** A file with more bytes is refused before it is read: 1,000 rows of an export have a tenth of it. */
const maxBytes = 5_000_000;

const again = 'Save it as “CSV UTF-8” and choose it again.';

/** The text of a file; a file that cannot be read as it was written is refused with the reason, and has no text. */
export interface TextFile {
  readonly text: string;
  readonly refusal: string | null;
  /** Whether nothing in the file says its encoding, so that it was read as Windows-1252. */
  readonly isGuessed: boolean;
}

const refusedFile = (refusal: string): TextFile => ({ text: '', refusal, isGuessed: false });

/** Encodings by the mark with which a file begins. */
const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * What no language writes in Windows-1252, but other encodings of one byte look like when read so: three accented letters
 * in a row (Cyrillic, Greek, Arabic), a sign within a word, or a capital of the row 0x80 to 0x9F within one (Mac).
 */
const misread = /[À-ÖØ-öø-ÿ]{3}|\p{L}[ƒ„†‡ˆ‰‹•˜›¡-©«-³µ¶¸¹»-¿×÷]\p{L}|\p{L}[ŠŒŽŸ]\p{Ll}|\p{Ll}[ŠŒŽŸ]/u;

/** Reads a text in the encoding of its mark, in UTF-8 or in Windows-1252, which spreadsheets write for "CSV". */
export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > maxBytes) return refusedFile('This file is larger than 5 MB.');
  const content = await file.arrayBuffer().catch(() => null);
  return content === null ? refusedFile(unreadableFile()) : textOf(new Uint8Array(content));
}

function textOf(bytes: Uint8Array): TextFile {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const strict = decoded(bytes, marked?.encoding ?? 'utf-8');
  const text = strict ?? (marked ? null : decoded(bytes, 'windows-1252'));
  if (text === null || /[^\P{Cc}\t\n\r]/u.test(text))
    return refusedFile(`This file isn’t a text in an encoding that can be read. ${again}`);
  if (text.includes('\uFFFD'))
    return refusedFile('Letters were lost when this file was written: it has “\uFFFD” in their place.');
  const isGuessed = strict === null;
  if (isGuessed && misread.test(text)) return refusedFile(`The encoding of this file is unclear. ${again}`);
  return { text, refusal: null, isGuessed };
}

/** Returns the text without its mark; null if the bytes are not valid in this encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
