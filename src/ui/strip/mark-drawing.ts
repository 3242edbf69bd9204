import { ink, lightBlue, paper } from '#src/theme/palette.ts';

/** The product's mark in a square of 24: a T made of the strip, whose last segment is the next payment. */
export const markSegments = [
  { x: 1, y: 3, width: 6.5, height: 6.5, isNext: false },
  { x: 8.75, y: 3, width: 6.5, height: 18, isNext: false },
  { x: 16.5, y: 3, width: 6.5, height: 6.5, isNext: true },
] as const;

export const markCorner = 1.75;

/** The mark on its black ground: `public/favicon.svg`, from which `tools/pictures.ts` makes the icons. */
export const faviconText = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `  <rect width="32" height="32" rx="7" fill="${ink}" />`,
    `  <g transform="translate(5.5 5.5) scale(.875)" fill="${paper}">`,
    ...markSegments.map(
      ({ x, y, width, height, isNext }) =>
        `    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${markCorner}"${isNext ? ` fill="${lightBlue}"` : ''} />`,
    ),
    '  </g>',
    '</svg>',
    '',
  ].join('\n');
