import { drawerWidth, railWidth, topBarHeight } from '#src/platform/constants.ts';
import { dark, light, tokens } from '#src/theme/palette.ts';

const sizes = {
  '--drawer-width': `${drawerWidth}px`,
  '--rail-width': `${railWidth}px`,
  '--top-bar-height': `${topBarHeight}px`,
  '--radius': '12px',
  '--radius-control': '10px',
};

const rule = (selector: string, properties: Readonly<Record<string, string>>) =>
  `${selector} { ${Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;

/** The palette of both colour schemes and the sizes that style sheets share, as custom properties. */
export const tokensCss = [
  rule(':root', { ...sizes, 'color-scheme': 'light', ...tokens(light) }),
  rule(":root[data-mantine-color-scheme='dark']", { 'color-scheme': 'dark', ...tokens(dark) }),
].join('\n');
