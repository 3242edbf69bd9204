/** Says why a file is not sent that was moved or changed after it was chosen, or whose disk or cloud is away. */
export const unreadableFile = 'This file can’t be read. Check that it’s still on this device.';

/** Returns the SHA-256 of a file in lower-case hexadecimal. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the bytes as base64. */
export async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
