import { AppLink } from './AppLink.tsx';
import classes from './TabLinks.module.css';

interface Props<Name extends string> {
  /** What the tabs divide, such as "Orders"; their accessible name. */
  readonly of: string;
  readonly tabs: Readonly<Record<Name, { readonly label: string }>>;
  readonly names: readonly Name[];
  readonly current: Name;
  readonly to: (name: Name) => string;
}

/**
 * Tabs of a page as links, each with an address of its own. Mantine's Tabs are buttons, which can neither be opened in a
 * new tab nor be returned to with Back.
 */
export function TabLinks<Name extends string>({ of, tabs, names, current, to }: Props<Name>) {
  return (
    <nav aria-label={of} className={classes.tabs}>
      {names.map((name) => (
        <AppLink key={name} to={to(name)} aria-current={name === current ? 'page' : undefined}>
          {tabs[name].label}
        </AppLink>
      ))}
    </nav>
  );
}
