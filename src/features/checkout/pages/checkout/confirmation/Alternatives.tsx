import { useListPlanOffersQuery } from '#src/features/catalogue/api.ts';

/** The names of the plans that fit instead of a refused one. */
export function Alternatives({ codes }: { readonly codes: readonly string[] }) {
  const { data } = useListPlanOffersQuery({ query: { limit: 100 } });
  const names = data?.items.filter(({ code }) => codes.includes(code)).map(({ name }) => name) ?? [];
  return names.length > 0 && <p>Plans that fit: {names.join(', ')}.</p>;
}
