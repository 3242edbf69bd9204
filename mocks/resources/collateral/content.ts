import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesThatTell, typeBytes, typeOfBytes } from '#contracts/collateral/file-type.ts';

export function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Returns up to `most` bytes from `offset` on as base64, of a file in parts. */
export function base64Of(parts: readonly Uint8Array[], offset: number, maxLength: number): string {
  let [text, begin] = ['', 0];
  for (const part of parts) {
    for (const byte of part.subarray(Math.max(0, offset - begin), Math.max(0, offset + maxLength - begin)))
      text += String.fromCharCode(byte);
    begin += part.length;
  }
  return btoa(text);
}

/** Returns the SHA-256 of all parts together, in lower-case hexadecimal. */
export function sha256OfParts(parts: readonly Uint8Array[]): string {
  const hash = sha256.create();
  for (const part of parts) hash.update(part);
  return bytesToHex(hash.digest());
}

/**
 * Returns whether the first bytes of a file match its type.
 * @param isWhole false: while they are too few to tell, they match
 */
export function matchesFileType(mime: string, parts: readonly Uint8Array[], isWhole: boolean): boolean {
  const first = new Uint8Array(parts.flatMap((part) => [...part.subarray(0, typeBytes)]));
  return (first.length < bytesThatTell(mime) && !isWhole) || typeOfBytes(first) === mime;
}

/** The EICAR test file: harmless, and reported by every malware scanner. */
const testThreat = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

/**
 * Returns what the malware check finds in a part of a file.
 * @param before the part before it; a threat may begin there
 */
export function findingIn(bytes: Uint8Array, before: Uint8Array = new Uint8Array()): 'MALWARE' | null {
  const text = [...before.slice(1 - testThreat.length), ...bytes]
    .map((byte) => String.fromCharCode(byte))
    .join('');
  return text.includes(testThreat) ? 'MALWARE' : null;
}
