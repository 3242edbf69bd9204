import { documentTypes } from './upload.ts';

type DocumentType = (typeof documentTypes)[number];

/** The number of first bytes that tell the type of any file. */
export const typeBytes = 12;

interface Signature {
  /** The number of first bytes that tell the type. */
  readonly length: number;
  readonly pattern: RegExp;
}

const signatures: Readonly<Record<DocumentType, Signature>> = {
  'image/jpeg': { length: 3, pattern: /^\u00ff\u00d8\u00ff/ },
  'image/png': { length: 8, pattern: /^\u0089PNG\r\n.\n/s },
  'image/webp': { length: 12, pattern: /^RIFF....WEBP/s },
  // Brands of HEVC pictures; a video begins with "ftyp", too.
  'image/heic': { length: 12, pattern: /^....ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)/s },
  'application/pdf': { length: 5, pattern: /^%PDF-/ },
};

/** Returns the type of a file by its first bytes, whatever its name says; null if it is no type that may be uploaded. */
export function typeOfBytes(first: Uint8Array): DocumentType | null {
  const text = String.fromCharCode(...first.subarray(0, typeBytes));
  return documentTypes.find((type) => signatures[type].pattern.test(text)) ?? null;
}

/** The number of first bytes that tell whether a file has this type; 0 for a type that may not be uploaded. */
export function bytesThatTell(mime: string): number {
  const type = documentTypes.find((each) => each === mime);
  return type ? signatures[type].length : 0;
}
