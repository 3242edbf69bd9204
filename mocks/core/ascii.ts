/** The same JSON without characters beyond ASCII: joining, encoding and sending such texts costs a fraction. */
export function ascii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
