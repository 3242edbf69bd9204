import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#src/platform/paths.ts';
import classes from './AdministrationNav.module.css';
import { AppLink } from '#src/ui/AppLink.tsx';

const tabs = [
  { to: paths.administration(), label: 'Overview' },
  { to: paths.administrationUsers(), label: 'Users' },
  { to: paths.administrationPayments(), label: 'Payments' },
  { to: paths.administrationInstallments(), label: 'Instalments' },
  { to: paths.administrationScratchcards(), label: 'Scratchcards' },
  { to: paths.administrationNotifications(), label: 'Notifications' },
];

/** The administration's own navigation, in the content area; the drawer keeps to its three links. */
export function AdministrationNav() {
  const { pathname } = useLocation();
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // the row scrolls on a phone
  }, [pathname]);
  return (
    <nav aria-label="Administration" className={classes.tabs}>
      {tabs.map(({ to, label }) => (
        <AppLink
          key={to}
          to={to}
          ref={pathname === to ? here : null}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
