import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostServer } from '#tools/host/host.ts';
import { emptyConfiguration } from '#tools/host/page-slots.ts';
import { noncePlaceholder } from '#tools/host/policy.ts';
import { missingPage, pageFile, pagePaths } from '#tools/host/rules.ts';

const missing = [missingPage, 'not found'] as const;

interface HostResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined || bytes.length === 0) return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}

/** Requests a path exactly as it is written; `fetch` would normalise it. */
export function ask(
  origin: string,
  path: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<HostResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, path, method, headers: { 'accept-encoding': 'br', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: decoded(Buffer.concat(chunks), response.headers['content-encoding']).toString(),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

/** A folder with the files that a build has, each with a short content, and hosts that serve it. */
export function hostedFolder() {
  const dist = mkdtempSync(join(tmpdir(), 'host-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  for (const [file, text] of [...pagePaths.map((path) => [pageFile(path), path] as const), missing]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(
      join(dist, file),
      `<!doctype html><meta property="csp-nonce" nonce="${noncePlaceholder}">${emptyConfiguration}<p>${text}</p>`,
    );
  }
  mkdirSync(join(dist, 'builds/meta'), { recursive: true });
  for (const file of [
    'builds/latest.json',
    'builds/meta/b1.json',
    '_payload.json',
    'other/terms/_payload.json',
  ]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), '{}');
  }
  writeFileSync(join(dist, 'sw.js'), '');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'let a;');
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('let a;'));
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  const stops: (() => void)[] = [];
  return {
    dist,
    async serve(config: Readonly<Record<string, unknown>>): Promise<string> {
      const server = hostServer(dist, config);
      stops.push(() => void server.close());
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      const address = server.address();
      if (typeof address !== 'object' || !address) throw new Error('no port');
      return `http://127.0.0.1:${address.port}`;
    },
    close() {
      for (const stop of stops) stop();
      rmSync(dist, { recursive: true });
    },
  };
}
