/** Removes one slash at the end of a pathname. */
export const withoutSlash = (pathname: string) => pathname.replace(/(?<=[^/])\/$/, '');
