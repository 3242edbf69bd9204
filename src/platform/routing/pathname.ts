/** Removes one slash at the end of a pathname. */
export const withoutSlash = (pathname: string) => pathname.replace(/(?<=[^/])\/$/, '');

/** Whether an address is that of a file or of the API: it has an ending or a folder of them, and a page is never the answer. */
export const isFile = (pathname: string) =>
  /^\/(api|assets|builds)\//.test(pathname) || /\.[^/]+$/.test(pathname);
