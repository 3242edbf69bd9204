import { useListPlanOffersQuery } from '#src/resources/catalogue/api.ts';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';
import classes from './parts.module.css';

/** The names of the plans that fit instead of a refused one. */
export function Alternatives({ codes }: { readonly codes: readonly string[] }) {
  const response = useListPlanOffersQuery({ query: { limit: 100 } });
  const { data, error } = response;
  if (!data && error !== undefined)
    return <UnreadPart response={response}>We couldn’t read which plans fit this order.</UnreadPart>;
  const fitting = data?.items.filter(({ code }) => codes.includes(code)) ?? [];
  if (fitting.length === 0) return null;
  return (
    <section aria-label="Plans that fit">
      <p>These plans fit this order:</p>
      <ul className={classes.reasons}>
        {fitting.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
