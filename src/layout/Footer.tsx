import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { linksIn } from '#src/platform/routing/navigation.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { useWallClock } from '#src/ui/format/use-wall-clock.ts';
import { ColourSchemeToggle } from './ColourSchemeToggle.tsx';
import classes from './Footer.module.css';

/** Footer with the year of the business, the product's name, the legal pages, the address of support and the colour scheme switch. */
export function Footer() {
  const { productName, supportEmail } = useConfiguration();
  const { today } = useWallClock(); // a demo has a day of its own
  return (
    <footer className={classes.footer}>
      <span>
        {today.slice(0, 4)} · {productName}
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
