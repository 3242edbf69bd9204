import { describe, expect, test } from 'vitest';
import { defaults, loadConfiguration } from '#src/platform/settings/configuration.ts';
import { settingsOrCached } from '#src/pwa/worker/cached-settings.ts';

const json = (body: object) => Response.json(body);
const noFile = () => new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
const html = (status: number) =>
  new Response('<p>Wait</p>', { status, headers: { 'Content-Type': 'text/html' } });

/** A worker whose host answers with `answer`, or which has no network. */
function worker() {
  let kept: Response | undefined;
  const visit = (answer: Response | 'no network') =>
    settingsOrCached({
      fetch: () =>
        answer === 'no network' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer),
      openCache: () =>
        Promise.resolve({
          match: () => Promise.resolve(kept?.clone()),
          put: (_url, response) => {
            kept = response;
            return Promise.resolve();
          },
        }),
    });
  return { visit };
}

describe('the settings of the last visit', () => {
  test.each([
    ['there is no network', 'no network' as const],
    ['the host fails', html(502)],
    ['something else answers in its place', html(200)],
  ])('are used while %s', async (_when, answer) => {
    const { visit } = worker();
    await visit(json({ productName: 'Kept' }));
    expect(await (await visit(answer)).json()).toEqual({ productName: 'Kept' });
  });

  test('are replaced by newer ones', async () => {
    const { visit } = worker();
    await visit(json({ productName: 'Old' }));
    expect(await (await visit(json({ productName: 'New' }))).json()).toEqual({ productName: 'New' });
    expect(await (await visit('no network')).json()).toEqual({ productName: 'New' });
  });

  test('are dropped once the host has none any more', async () => {
    const { visit } = worker();
    await visit(json({ productName: 'Old' }));
    await visit(noFile());
    expect((await visit('no network')).status).toBe(404);
  });

  test('the application starts offline with the build’s defaults without the file', async () => {
    const { visit } = worker();
    await visit(noFile());
    expect(await loadConfiguration(() => visit('no network'))).toEqual(defaults);
  });

  test('without stored settings, the page reports the failure', async () => {
    const { visit } = worker();
    await expect(visit('no network')).rejects.toThrow('Failed to fetch');
    expect((await visit(html(502))).status).toBe(502);
  });
});
