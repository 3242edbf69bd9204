/** The part that each failed import of a file was for. */
const wanted = new WeakMap<object, string>();

/** Imports a part of a file with several parts; a build imports parts this way (`tools/vite/part-families.ts`). */
export async function partOf<Part>(
  file: Promise<Readonly<Record<string, Part>>>,
  name: string,
): Promise<Part | undefined> {
  try {
    return (await file)[name];
  } catch (thrown) {
    if (typeof thrown === 'object' && thrown !== null) wanted.set(thrown, name);
    throw thrown;
  }
}

/** What the failed import would have given: a part of the file, which was loaded again, or all of it. */
export function reloadedPart(thrown: unknown, file: unknown): unknown {
  const name = typeof thrown === 'object' && thrown !== null ? wanted.get(thrown) : undefined;
  return name === undefined ? file : new Map(Object.entries(file ?? {})).get(name);
}
