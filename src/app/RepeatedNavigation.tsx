import { type ReactNode, use, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/**
 * Makes a navigation to the address that the browser already has replace its entry of the history, as browsers do. The
 * router's own links compare with the address that is rendered, so a second press while the page is still being
 * rendered would be a second entry, and "Back" would seem to do nothing.
 */
export function RepeatedNavigation({ children }: { readonly children: ReactNode }) {
  const context = use(NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    const isHere = (address: string) => new URL(address, location.href).href === location.href;
    const push: typeof navigator.push = (to, state, options) =>
      (isHere(navigator.createHref(to)) ? navigator.replace : navigator.push)(to, state, options);
    return { ...context, navigator: { ...navigator, push } };
  }, [context]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
