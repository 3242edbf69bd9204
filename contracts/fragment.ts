import { base64UrlOf, bytesOfBase64Url } from './base64-url.ts';

// A value in the fragment of an address, which no server gets: JSON, compressed, in base64url behind a mark.

export async function fragmentOf(mark: string, value: unknown): Promise<string> {
  const bytes = await piped(
    new TextEncoder().encode(JSON.stringify(value)),
    new CompressionStream('deflate-raw'),
  );
  return mark + base64UrlOf(bytes);
}

/** Null for a fragment with another mark, and for one that was cut off. */
export async function valueOfFragment(mark: string, fragment: string): Promise<unknown> {
  if (!fragment.startsWith(mark)) return null;
  try {
    const bytes = bytesOfBase64Url(fragment.slice(mark.length));
    return JSON.parse(new TextDecoder().decode(await piped(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
}

async function piped(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
