import { UnstyledButton } from '@mantine/core';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenedModule } from '#src/ui/loading/use-opened-module.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { currentOn, linksIn } from '#src/platform/routing/navigation.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { selectAdmin } from '#src/platform/store/shell.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Mark } from '#src/ui/strip/Mark.tsx';
import { CartContext } from './cart-parts.ts';
import { InboxBellContext } from './inbox-bell.ts';
import classes from './CustomerHeader.module.css';

// Loaded on the first press, with the code that positions a menu.
const loadMenu = () => import('./AccountMenu.tsx');

/**
 * Header of the customers' pages. For administrators it is a region and not a second banner, because their top bar
 * above it is the banner.
 */
export function CustomerHeader() {
  const { productName } = useConfiguration();
  const { pathname, search } = useLocation();
  const role = useAppSelector(selectRole);
  const admin = useAppSelector(selectAdmin);
  const cart = use(CartContext);
  const bell = use(InboxBellContext);
  const here =
    pathname === routes.home.path || pathname.startsWith('/auth/') ? {} : { next: pathname + search };
  const inBrowser = useInBrowser();
  const Frame = admin ? 'section' : 'header';
  return (
    <Frame
      className={classes.header}
      data-signed-in={role !== null || undefined}
      {...(admin && { 'aria-label': 'Pages for customers' })}
    >
      <AppLink to={paths.home()} className={classes.brand} aria-label={productName}>
        <Mark />
        <span>{productName}</span>
      </AppLink>
      <nav aria-label={productName} className={classes.links}>
        {cart.link}
        {linksIn('header')
          .filter((link) => link.for === undefined || (link.for === 'signed-out' && role === null))
          .map(({ id, to, label, for: who }) => (
            <AppLink
              key={id}
              to={id === 'login' ? paths.login(here) : to}
              aria-current={currentOn(pathname, id)}
              data-signed-out={(who === 'signed-out' && !inBrowser) || undefined}
            >
              {label}
            </AppLink>
          ))}
        {bell}
        {role !== null && <Account />}
      </nav>
    </Frame>
  );
}

/** The button of the account's menu. The menu's own code is fetched when the button is first pressed. */
function Account() {
  const { pathname } = useLocation();
  const [menu, open] = useOpenedModule(loadMenu);
  const links = linksIn('header').filter((link) => link.for === 'signed-in');
  const isCurrent = links.some(({ id }) => currentOn(pathname, id) !== undefined);
  const button = (
    <UnstyledButton
      className={classes.account}
      aria-haspopup="menu"
      data-current={isCurrent || undefined}
      onClick={open}
    >
      Account <Icon name="chevron-down" size={14} />
    </UnstyledButton>
  );
  return menu ? <menu.default links={links} button={button} /> : button;
}
