/** Returns the SHA-256 of a file in lower-case hexadecimal. */
export async function sha256Of(file: Blob): Promise<string> {
  const content = await file.arrayBuffer();
  // Over plain http, as by an address in the local network, browsers have no `crypto.subtle`.
  const digest =
    'subtle' in crypto
      ? new Uint8Array(await crypto.subtle.digest('SHA-256', content))
      : (await import('@noble/hashes/sha2.js')).sha256(new Uint8Array(content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the bytes as base64. */
export async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
