/** The same JSON in ASCII characters only: such texts are cheaper to join, encode and send. */
export function ascii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
