/** Returns the nonce that the host put into this page for style elements; undefined without a policy. */
export function styleNonce(document: Document | undefined): string | undefined {
  const meta = document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}
