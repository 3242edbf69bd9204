// Everything of a real API that the list of requests keeps passes through here, so that neither the list nor what is
// copied and saved from it tells a token, a contact, a card, a PIN or a code.

/** What is secret by the name of its member, parameter or header, whatever it looks like. */
const secretNames: readonly (readonly [name: RegExp, mask: string])[] = [
  [/token|secret|password|authorization|cookie|endkey|api-?key/i, 'masked-token'],
  [/^pins?$/i, 'masked-pin'],
  [/^(cvc|cvv|otp)$/i, 'masked-code'],
  [/e-?mail$/i, 'masked-email'],
  [/phone/i, 'masked-phone'],
  [/contact$/i, 'masked-contact'], // also a national number, which has no form of its own
];

/** What is secret by its form, wherever it stands in a text. */
const secretForms: readonly (readonly [form: RegExp, mask: string])[] = [
  [/\b(?:bearer|basic)\s+[^\s"']+/gi, 'masked-token'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, 'masked-token'],
  [/[^\s"'<>()[\],;:=&@]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+/gu, 'masked-email'],
  [/\+\d(?:[\s().-]{0,2}\d){6,14}(?!\d)/g, 'masked-phone'],
  [/(?<![\w-])\d(?:[ -]?\d){11,18}(?![\w-])/g, 'masked-number'], // of a card, or a PIN
  [/(?<![\w-])\d{4}-\d{6}-\d(?![\w-])/g, 'masked-code'], // of a scratchcard
  [/(?<![\w.,:+-])\d{6}(?![\w,:-]|\.\d)/g, 'masked-code'],
];

/** Masks what is secret or personal in a text. */
export const masked = (text: string): string =>
  secretForms.reduce((left, [form, mask]) => left.replaceAll(form, mask), text);

/** A one-time code; other codes are words. */
const isOneTimeCode = (name: string, text: string): boolean =>
  /code$/i.test(name) && /^\s*\d{3}[\s-]?\d{3}\s*$/.test(text);

/** Masks the value of a member, a parameter or a header. */
const maskedNamed = (name: string, text: string): string =>
  isOneTimeCode(name, text)
    ? 'masked-code'
    : (secretNames.find(([pattern]) => pattern.test(name))?.[1] ?? masked(text));

/** Masks the parts of a path, and the parameters of its query; what has nothing to mask stays as it is. */
export function maskedAddress(address: string): string {
  const [path = '', query] = address.split('?');
  const parts = path.split('/').map((part) => {
    const text = decoded(part);
    return masked(text) === text ? part : encodeURIComponent(masked(text));
  });
  if (query === undefined) return parts.join('/');
  const parameters = [...new URLSearchParams(query)];
  const maskedParameters = parameters.map(([name, value]) => [name, maskedNamed(name, value)]);
  const isSame = maskedParameters.every(([, value], index) => value === parameters[index]?.[1]);
  return `${parts.join('/')}?${isSame ? query : new URLSearchParams(maskedParameters).toString()}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a "%" that encodes nothing
  }
}

function maskedBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => maskedMember(name, value)));
  } catch {
    return masked(text);
  }
}

/** Numbers are amounts, counts and times, unless their name says otherwise. */
function maskedMember(name: string, value: unknown): unknown {
  if (typeof value === 'string') return maskedNamed(name, value);
  if (typeof value === 'number' && isOneTimeCode(name, String(value))) return 'masked-code';
  const mask = maskedNamed(name, '');
  if (mask === '' || value === null || typeof value === 'boolean') return value;
  return typeof value === 'number' ? mask : maskedLeaves(value, mask);
}

/** Masks each text and number below a member whose name is secret: `{ "pins": ["…", "…"] }`. */
function maskedLeaves(value: unknown, mask: string): unknown {
  if (typeof value === 'string' || typeof value === 'number') return mask;
  if (Array.isArray(value)) return value.map((item: unknown) => maskedLeaves(item, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, maskedLeaves(member, mask)]),
  );
}

const maskedHeaders = (headers: Headers) =>
  [...headers].map(([name, value]): [string, string] => [name, maskedNamed(name, value)]);

/** @param address where it was sent */
export async function maskedRequest(request: Request, address: string): Promise<Request> {
  const body = await request.text();
  return new Request(maskedAddress(address), {
    method: request.method,
    headers: maskedHeaders(request.headers),
    ...(body !== '' && { body: maskedBody(body) }),
  });
}

export async function maskedResponse(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.text();
  const sent = body === '' ? null : maskedBody(body); // some statuses must have none
  return new Response(sent, { status, statusText, headers: maskedHeaders(headers) });
}
