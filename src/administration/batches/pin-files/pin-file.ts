import { z } from '#contracts/z.ts';

// PINs leave the page encrypted only: with AES-GCM, by a key derived from a passphrase with PBKDF2.

const iterations = 310_000;

/** Over plain http, as by an address in the local network, browsers can neither encrypt nor decrypt. */
export const canEncrypt = () => 'subtle' in crypto;

export const noEncryption =
  'This page was opened without https, so the browser cannot encrypt or decrypt. Open it by its https address.';

export const shortestPassphrase = 10;

const PinFile = z.object({
  format: z.literal('tranche-pins'),
  iterations: z.int().check(z.gte(1), z.lte(10_000_000)),
  salt: z.string(),
  nonce: z.string(),
  data: z.string(),
});

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(passphrase),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypts a text; only the passphrase decrypts it. */
export async function sealedFile(text: string, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passphrase, salt, iterations);
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    new TextEncoder().encode(text),
  );
  const file: z.output<typeof PinFile> = {
    format: 'tranche-pins',
    iterations,
    salt: toText(salt),
    nonce: toText(nonce),
    data: toText(new Uint8Array(data)),
  };
  return JSON.stringify(file);
}

export type Opened =
  { readonly kind: 'open'; readonly text: string } | { readonly kind: 'no-pin-file' | 'wrong-passphrase' };

/** Decrypts such a file. */
export async function openedFile(file: string, passphrase: string): Promise<Opened> {
  const parsed = fileIn(file);
  if (!parsed) return { kind: 'no-pin-file' };
  const key = await keyOf(passphrase, toBytes(parsed.salt), parsed.iterations);
  const opened = crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: toBytes(parsed.nonce) },
    key,
    toBytes(parsed.data),
  );
  return opened.then(
    (data): Opened => ({ kind: 'open', text: new TextDecoder().decode(data) }),
    (): Opened => ({ kind: 'wrong-passphrase' }),
  );
}

function fileIn(text: string): z.output<typeof PinFile> | null {
  try {
    return z.safeParse(PinFile, JSON.parse(text)).data ?? null;
  } catch {
    return null; // the file is not JSON
  }
}
