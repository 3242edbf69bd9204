import { Count } from './Count.tsx';
import type { CountPart } from './CountBar.tsx';
import classes from './CountBar.module.css';

/** The legend of a `CountBar`: marks, names and counts of its parts. */
export function CountLegend({ parts }: { readonly parts: readonly CountPart[] }) {
  const some = parts.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  return (
    <ul className={classes.legend}>
      {some.map(({ name, count, mark }) => (
        <li key={name}>
          <span aria-hidden="true" className={classes.bar}>
            <span data-mark={mark} />
          </span>
          <Count value={count} /> {name}
        </li>
      ))}
    </ul>
  );
}
