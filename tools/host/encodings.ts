/** Whether an `Accept-Encoding` header accepts this content coding: named or by `*`, with a weight above 0. */
export function accepts(header: string | undefined, coding: string): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}
