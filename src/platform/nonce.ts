/** The nonce that the host put into this answer for style elements; undefined where no policy is set. */
export function styleNonce(document: Document | undefined): string | undefined {
  const meta = document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}
