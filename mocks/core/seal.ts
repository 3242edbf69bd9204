import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns the function that hashes a text with the key: HMAC-SHA-256 in lower-case hexadecimal. */
export function keyedHash(key: string): (text: string) => string {
  const withKey = hmac.create(sha256, utf8ToBytes(key)); // the key itself is hashed once
  return (text) => bytesToHex(withKey.clone().update(utf8ToBytes(text)).digest());
}

/** XORs the bytes with a stream derived from the key; a key must be used for one text only. */
export function combined(bytes: Uint8Array, key: string): Uint8Array {
  const blocks = Array.from({ length: Math.ceil(bytes.length / 32) }, (_, no) =>
    hmac(sha256, utf8ToBytes(key), utf8ToBytes(`seal/${no}`)),
  );
  return bytes.map((byte, at) => byte ^ (blocks[Math.floor(at / 32)]?.[at % 32] ?? 0));
}

/** Encrypts a text with the key, in hexadecimal. */
export const sealed = (text: string, key: string): string => bytesToHex(combined(utf8ToBytes(text), key));

export const opened = (cipher: string, key: string): string =>
  new TextDecoder().decode(combined(hexToBytes(cipher), key));
