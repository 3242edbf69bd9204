import type { Json } from '#contracts/openapi/sources.ts';
import { asJson } from '#tools/openapi/diff/change.ts';

export type Edit = (document: Json) => Json;
type Path = readonly [string, ...string[]];

/** Puts a value at a path; undefined removes what is there. */
export const put =
  ([name, ...rest]: Path, value: unknown): Edit =>
  (json) => {
    const [next, ...further] = rest;
    const inner = next === undefined ? value : put([next, ...further], value)(asJson(json[name]));
    const { [name]: _before, ...remaining } = json;
    return inner === undefined ? remaining : { ...json, [name]: inner };
  };

export const remove = (path: Path): Edit => put(path, undefined);

/** Several edits, one after the other. */
export const together =
  (...edits: readonly Edit[]): Edit =>
  (document) =>
    edits.reduce((json, edit) => edit(json), document);

/** Changes the value at a path. */
export const changed =
  (path: Path, by: (value: unknown) => unknown): Edit =>
  (document) =>
    put(path, by(path.reduce<unknown>((json, name) => asJson(json)[name], document)))(document);
