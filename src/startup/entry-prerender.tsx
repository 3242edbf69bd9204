// The build runs this outside a browser to write the HTML of every page. No browser loads it.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { api } from '#src/api/api.ts';
import { readAnswer, toRequest } from '#src/api/exchange.ts';
import { buildDefaults } from '#src/platform/settings/build-defaults.ts';
import { readConfiguration } from '#src/platform/settings/configuration.ts';
import { routeMiss } from '#src/errors/failure.ts';
import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';
import type { FirstRequest } from '#src/platform/browser/page-data.ts';
import { firstRequestsOf, prerenderedQueries, type PrerenderedQuery } from './first-requests.ts';
import { pages } from '#src/app/routes.tsx';
import { createAppStore } from '#src/app/store.ts';
import { answersKnown, type Payload, shownBy } from '#src/app/prerender/payload.ts';
import { isPrerendered, type PrerenderedId } from '#src/app/prerender/prerendered.ts';
import { App } from '#src/app/App.tsx';
import { ErrorView } from '#src/layout/ErrorView.tsx';

export interface RenderContext {
  readonly build: string;
  readonly source: Payload['source'];
  readonly today: Date;
  /** Answers a request to a public operation. */
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface Rendered {
  readonly path: string;
  readonly title: string;
  /** The HTML inside the root element. */
  readonly html: string;
  readonly payload: Payload | null;
  readonly firstRequests: readonly FirstRequest[];
}

const configuration = readConfiguration({}, buildDefaults(import.meta.env));

async function answerTo(
  { operation, args }: PrerenderedQuery,
  { fetch }: RenderContext,
): Promise<Payload['answers'][number]> {
  // RTK Query skips the answers of endpoints that it does not know, and the page would have none.
  if (!(operation in api.endpoints)) throw new Error(`The page does not ask for ${operation}`);
  const definition: Endpoint = contract[operation];
  const { url, init } = toRequest(definition, args, { baseUrl: 'http://prerender.invalid', token: null });
  const response = await fetch(new Request(url, init));
  const { status, headers } = response;
  const result = readAnswer(definition, { status, headers, text: await response.text() });
  if ('error' in result) throw new Error(`${operation} was not answered: ${JSON.stringify(result.error)}`);
  return { operation, args, answer: result.data };
}

function markup(path: string, payload: Payload | null, children?: ReactNode): string {
  const store = createAppStore({
    configuration,
    backendReady: new Promise(() => undefined),
    sessionStorage: null,
    localStorage: null,
  });
  if (payload) store.dispatch(answersKnown(payload));
  const html = renderToString(
    <App
      store={store}
      configuration={configuration}
      Routing={({ children: content }) => <StaticRouter location={path}>{content}</StaticRouter>}
    >
      {children}
    </App>,
  );
  store.dispatch(api.util.resetApiState()); // otherwise its timers would delay the end of the build by a minute
  return html;
}

const titled = (title: string) => `${title} · ${configuration.productName}`;

async function renderWhole(id: PrerenderedId, context: RenderContext): Promise<Rendered> {
  const { path, title } = routes[id];
  const { build, source, today } = context;
  await pages[id].page.load();
  const queries = prerenderedQueries[id](configuration);
  const answers = await Promise.all(queries.map((query) => answerTo(query, context)));
  const payload: Payload = { v: 1, build, source, configuration: shownBy(configuration, today), answers };
  return { path, title: titled(title), html: markup(path, payload), payload, firstRequests: [] };
}

function renderShell(id: Exclude<RouteId, PrerenderedId>): Rendered {
  const { path, title } = routes[id];
  const html = markup(path, null, pages[id].skeleton);
  return { path, title: titled(title), html, payload: null, firstRequests: firstRequestsOf(id) };
}

/** Renders every route: `prerendered` pages with their content, all others as a shell. */
export function renderRoutes(context: RenderContext): Promise<readonly Rendered[]> {
  return Promise.all(
    routeIds().map((id) => (isPrerendered(id) ? renderWhole(id, context) : Promise.resolve(renderShell(id)))),
  );
}

/** Renders the page for an unknown address; hydration adds the address. */
export function renderMissing(): Rendered {
  const failure = { ...routeMiss('/'), description: 'Page not found' };
  const html = markup('/404', null, <ErrorView failure={failure} />);
  return { path: '/404', title: titled(failure.message), html, payload: null, firstRequests: [] };
}
