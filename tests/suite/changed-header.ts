/** What the header `Changed` of a response names: "order/ord_…;version=4", or types alone where they are too many. */
export const namedIn = (headers: Headers): readonly string[] =>
  (headers.get('changed') ?? '').split(', ').filter((text) => text !== '');

/** The entity that a text of the header names. A type alone has no id, and an entity without a version none. */
export function entityNamed(text: string) {
  const [name = '', version = null] = text.split(';version=');
  const [type, id = null] = name.split('/');
  return { type, id, version: version === null ? null : Number(version) };
}
