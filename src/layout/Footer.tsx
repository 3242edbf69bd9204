import { useState } from 'react';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { ColourSchemeToggle } from './ColourSchemeToggle.tsx';
import classes from './Footer.module.css';
import { selectAdmin } from '#src/platform/shell.ts';

/** The current year and the product's name, the legal pages, the choice of colours. */
export function Footer() {
  const { productName } = useConfiguration();
  const admin = useAppSelector(selectAdmin);
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={classes.footer} data-wide={admin}>
      <span>
        {year} · {productName}
      </span>
      <div className={classes.links}>
        <AppLink to={paths.terms()}>Terms</AppLink>
        <AppLink to={paths.privacy()}>Privacy</AppLink>
        <ColourSchemeToggle />
      </div>
    </footer>
  );
}
