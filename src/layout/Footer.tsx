import { useState } from 'react';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { linksIn } from '#src/platform/navigation.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { ColourSchemeToggle } from './ColourSchemeToggle.tsx';
import classes from './Footer.module.css';

/** Footer with the year, the product's name, the legal pages, the address of support and the colour scheme switch. */
export function Footer() {
  const { productName, supportEmail } = useConfiguration();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={classes.footer}>
      <span>
        {year} · {productName}
      </span>
      <div className={classes.links}>
        {linksIn('footer').map(({ id, to, label }) => (
          <AppLink key={id} to={to}>
            {label}
          </AppLink>
        ))}
        <a href={`mailto:${supportEmail}`}>Contact</a>
        <ColourSchemeToggle />
      </div>
    </footer>
  );
}
