import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { paths, routes } from '#src/platform/paths.ts';
import { selectRole } from '#src/platform/session.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { CartLinkContext } from './cart-link.ts';
import classes from './CustomerHeader.module.css';

/** Header of the customer's pages, inside their content. Administrators have the top bar above it, with its links. */
export function CustomerHeader() {
  const { productName } = useConfiguration();
  const { pathname, search } = useLocation();
  const role = useAppSelector(selectRole);
  const cartLink = use(CartLinkContext);
  const here =
    pathname === routes.home.path || pathname.startsWith('/auth/') ? {} : { next: pathname + search };
  const current = (path: string) => (pathname === path ? 'page' : undefined);
  return (
    <header className={classes.header}>
      <AppLink to={paths.home()} className={classes.brand}>
        {productName}
      </AppLink>
      <nav aria-label={productName} className={classes.links}>
        {cartLink}
        <AppLink to={paths.installments()} aria-current={current(routes.installments.path)}>
          Instalments
        </AppLink>
        {role === null ? (
          <AppLink to={paths.login(here)} aria-current={current(routes.login.path)}>
            Log in
          </AppLink>
        ) : (
          <AppLink to={paths.logout()}>Log out</AppLink>
        )}
      </nav>
    </header>
  );
}
