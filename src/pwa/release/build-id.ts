/** Returns the build of this page, from its HTML; null in development and tests, where there is none. */
export function readBuildId(document: Pick<Document, 'querySelector'>): string | null {
  const id = document.querySelector('meta[name="build-id"]')?.getAttribute('content') ?? '';
  return id === '' ? null : id;
}
