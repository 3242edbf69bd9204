/** The part of the browser that shows a number on the icon of an installed application; many browsers lack it. */
export type BadgeHost = Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>;

/** Shows a number on the installed application's icon; 0 removes it. A browser may refuse it at any time. */
export function showAppBadge(host: Partial<BadgeHost>, count: number): void {
  const badgeSet = count > 0 ? host.setAppBadge?.(count) : host.clearAppBadge?.();
  badgeSet?.catch(() => undefined);
}
