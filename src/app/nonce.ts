import { setNonce } from 'get-nonce';

/** The nonce that the host put into this answer for style elements; undefined where no policy is set. */
export function styleNonce(document: Document | undefined): string | undefined {
  const meta = document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}

/** Tells the libraries that add style elements of their own (scroll lock of dialogs). */
export function shareStyleNonce(document: Document): void {
  const nonce = styleNonce(document);
  if (nonce) setNonce(nonce);
}
