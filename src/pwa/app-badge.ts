/** The part of the browser that draws a number on the icon of an installed application; many have none. */
export type BadgeHost = Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>;

/** Puts a number on the installed application's icon; 0 takes it away. A browser may refuse it at any time. */
export function showAppBadge(host: Partial<BadgeHost>, count: number): void {
  const shown = count > 0 ? host.setAppBadge?.(count) : host.clearAppBadge?.();
  shown?.catch(() => undefined);
}
