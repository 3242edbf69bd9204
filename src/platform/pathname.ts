/** A pathname without the slash at its end: one is forgiven, nothing else is. */
export const withoutSlash = (pathname: string) => pathname.replace(/(?<=[^/])\/$/, '');
