/** The build that this page was loaded from, as its HTML says; null where there is none: development, tests. */
export function readBuildId(document: Pick<Document, 'querySelector'>): string | null {
  const id = document.querySelector('meta[name="build-id"]')?.getAttribute('content') ?? '';
  return id === '' ? null : id;
}
