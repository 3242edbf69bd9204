import type { RouteId } from '#src/platform/routing/page-table.ts';
import { includesPage, type Pages } from './pages-about.ts';

/** What the owner of the product has asked for; tests name its id in their titles. */
interface Requirement {
  readonly text: string;
  /** The page whose opening proves it. */
  readonly opens?: RouteId;
  /** The other pages that it is about. */
  readonly pages?: Pages;
}

export const requirements: Readonly<Record<string, Requirement>> = {
  'ROUTE-01': { text: '/ shows the index page', opens: 'home' },
  'ROUTE-02': { text: '/other/error shows the error page', opens: 'error' },
  'ROUTE-03': { text: '/other/terms shows the terms', opens: 'terms' },
  'ROUTE-04': { text: '/other/privacy shows the privacy notice', opens: 'privacy' },
  'ROUTE-05': { text: '/checkout shows the checkout', opens: 'checkout' },
  'ROUTE-06': { text: '/checkout/collateral shows the collateral step', opens: 'checkoutCollateral' },
  'ROUTE-07': { text: '/checkout/confirmation shows the confirmation step', opens: 'checkoutConfirmation' },
  'ROUTE-08': { text: '/installments lists the instalment plans', opens: 'plans' },
  'ROUTE-09': { text: '/installments/details shows one plan, named by the query', opens: 'planDetails' },
  'ROUTE-10': { text: '/mini-admin shows the administration’s entrance', opens: 'administration' },
  'ROUTE-11': { text: '/mini-admin/users lists users', opens: 'administrationUsers' },
  'ROUTE-12': { text: '/mini-admin/payments lists payments', opens: 'administrationPayments' },
  'ROUTE-13': { text: '/mini-admin/installments lists instalment plans', opens: 'administrationPlans' },
  'ROUTE-14': { text: '/mini-admin/scratchcards lists scratchcards', opens: 'administrationBatches' },
  'ROUTE-15': { text: '/mini-admin/notifications lists notifications', opens: 'administrationNotifications' },
  'ROUTE-16': { text: 'an unknown path shows the not-found error page, with status 404', pages: ['error'] },
  'ROUTE-17': {
    text: `the route table’s miss says "Page not found: {path}", the error handling says "Page Not Found: {path}"`,
    pages: ['error'],
  },
  'ROUTE-18': { text: 'each page is a lazy chunk of its own', pages: 'every page' },
  'NAV-01': {
    text: 'the drawer links to /users as "Users"',
    opens: 'users',
    pages: 'every page of the administration',
  },
  'NAV-02': {
    text: 'the drawer links to /orders as "Orders"',
    opens: 'orders',
    pages: 'every page of the administration',
  },
  'NAV-03': {
    text: 'the drawer links to /auth/logout as "Log Out", at its bottom',
    opens: 'logout',
    pages: 'every page of the administration',
  },
  'NAV-04': {
    text: 'those three targets work; between Orders and Log Out labelled groups of the drawer hold the pages below /mini-admin',
    pages: 'every page of the administration',
  },
  'SHELL-01': {
    text: 'top bar titled "Administration", side drawer, content, footer',
    pages: 'every page of the administration',
  },
  'SHELL-02': { text: 'the footer names the current year and the product', pages: 'every page' },
  'SHELL-03': { text: 'top bar and drawer show only while the admin flag is true', pages: 'every page' },
  'SHELL-04': {
    text: 'below 960 px the drawer is temporary and a menu button of the top bar opens it',
    pages: 'every page of the administration',
  },
  'SHELL-05': {
    text: 'from 960 px on the drawer is permanent and open',
    pages: 'every page of the administration',
  },
  'SHELL-06': {
    text: 'on a narrow viewport a click on a link of the drawer closes it',
    pages: 'every page of the administration',
  },
  'SHELL-07': {
    text: 'a resize to a narrow viewport closes the drawer',
    pages: 'every page of the administration',
  },
  'SHELL-08': {
    text: 'the shell’s state holds the admin flag, drawer open or closed, and whether the viewport is below 960 px',
    pages: 'every page',
  },
  'SHELL-09': {
    text: 'the layout’s mobile breakpoint is lg: below 1280 px content takes its mobile form',
    pages: 'every page',
  },
  'ERROR-01': { text: 'the error page shows code, message and description', pages: ['error'] },
  'ERROR-02': { text: 'without other knowledge it shows 500, "Internal Server Error"', pages: ['error'] },
  'ERROR-03': { text: '404 is "Page Not Found" and has a view of its own', pages: ['error'] },
  'ERROR-04': {
    text: 'fatal and unhandled errors of rendering, loading, events and promises lead to the error page',
    pages: 'every page',
  },
  'PWA-01': { text: 'the worker registers from /sw.js for the scope /', pages: 'every page' },
  'PWA-02': { text: '/manifest.webmanifest loads and the application can be installed', pages: 'every page' },
  'PWA-03': {
    text: 'offline-ready, update-available, activated and registration-failed are reported',
    pages: 'every page',
  },
  'PWA-04': { text: 'an install prompt can be shown and cancelled', pages: 'every page' },
  'PWA-05': { text: 'the application reloads when a waiting worker takes over', pages: 'every page' },
  'PWA-06': {
    text: 'a failed registration is flagged in the state and does nothing else',
    pages: 'every page',
  },
  'PWA-07': { text: 'the application works offline', pages: 'every page' },
  'RELEASE-01': {
    text: 'polling a latest-build file and the manifest of builds finds a new release',
    pages: 'every page',
  },
  'RELEASE-02': {
    text: 'a page chunk that fails after a new release reloads the page and keeps its state',
    pages: 'every page',
  },
  'RELEASE-03': { text: 'that happens once per path within 10,000 ms at most', pages: 'every page' },
  'RELEASE-04': {
    text: 'payload files of prerendered pages are built, and fetched with GET',
    pages: ['home', 'error', 'terms', 'privacy'],
  },
  'API-01': { text: 'the base URL of the backend comes from the configuration', pages: 'every page' },
  'API-02': {
    text: 'the contract settles methods, paths, payloads, errors and retries',
    pages: 'every page',
  },
  'API-03': { text: 'the product’s answer to each kind of backend error is settled', pages: 'every page' },
  'CONST-01': { text: 'the reload guard is 10,000 ms', pages: 'every page' },
  'CONST-02': {
    text: 'narrow means below 960 px; the layout’s mobile breakpoint is lg',
    pages: 'every page',
  },
  'CONST-03': { text: 'breakpoints: xs 0, sm 600, md 960, lg 1280, xl 1920, xxl 2560', pages: 'every page' },
  'CONST-04': {
    text: 'light theme by default with the given colours; the top bar is black and flat',
    pages: 'every page',
  },
  'CONST-05': { text: 'a snackbar stays for 5,000 ms', pages: 'every page' },
  'CONST-06': {
    text: 'the input of a one-time code takes digits only, six by default',
    pages: ['checkoutConfirmation', 'login'],
  },
  'CONST-07': { text: 'a rating has five steps', pages: ['checkoutConfirmation', 'orders'] },
  'CONST-08': { text: 'a date picker offers the years from 100 back to 52 ahead', pages: 'every page' },
  'CONST-09': { text: 'a number input steps by 1 and has no decimals', pages: 'every page' },
  'CONST-10': {
    text: 'the drawer is 256 px wide, as a rail 56 px',
    pages: 'every page of the administration',
  },
};

/** The requirements about a page, each with its id. */
export const requirementsOf = (page: RouteId) =>
  Object.entries(requirements)
    .filter(([, { opens, pages }]) => opens === page || (pages !== undefined && includesPage(pages, page)))
    .map(([id, requirement]) => ({ id, ...requirement }));
