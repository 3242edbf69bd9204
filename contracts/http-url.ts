/** Whether a text is the address of an API: http(s), without a person, a query, a fragment and blanks. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s?#]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
