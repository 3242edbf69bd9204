/** Lower bounds of the layout sizes in CSS pixels, read by PostCSS, Mantine's theme and the viewport listener. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** A bound in em grows with the size of text that a person has chosen in the browser. */
export const em = (px: number) => `${px / 16}em`;

/** The same bounds in em, as Mantine and its PostCSS preset expect them. */
export const breakpointsEm: Readonly<Record<Breakpoint, string>> = {
  xs: em(breakpoints.xs),
  sm: em(breakpoints.sm),
  md: em(breakpoints.md),
  lg: em(breakpoints.lg),
  xl: em(breakpoints.xl),
  xxl: em(breakpoints.xxl),
};

/** Below this width in px the drawer is temporary. */
export const narrowBelow = breakpoints.md;

/** Below this width in px the content has its mobile layout. */
export const mobileLayoutBelow = breakpoints.lg;
