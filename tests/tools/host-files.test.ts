import { describe, expect, test } from 'vitest';
import { headersFile, nginxFile } from '#tools/host/host-files.ts';
import { noncePlaceholder } from '#tools/host/policy.ts';
import { fileRules, pagePaths } from '#tools/host/rules.ts';

describe('the files for other hosts', () => {
  test('_headers names each page and each rule once', () => {
    const lines = headersFile([]).split('\n');
    const names = lines.filter((line) => line.startsWith('/'));
    expect(new Set(names).size).toBe(names.length);
    for (const path of pagePaths) expect(lines[lines.indexOf(path) + 1]).toBe('  Cache-Control: no-cache');
    for (const { path, cache } of fileRules)
      expect(lines[lines.indexOf(path) + 1]).toBe(`  Cache-Control: ${cache}`);
    expect(lines.find((line) => line.includes('Content-Security-Policy'))).toContain(
      "frame-ancestors 'none'",
    );
  });

  test('both let the page ask the API of the build', () => {
    const policies = [headersFile, nginxFile].map((write) =>
      write(['https://api.example.test'])
        .split('\n')
        .filter((line) => line.includes('Content-Security-Policy')),
    );
    for (const lines of policies) {
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/connect-src [^;]*https:\/\/api\.example\.test/);
    }
  });

  test('nginx.conf names each page and each rule, and a nonce for each request', () => {
    const text = nginxFile([]);
    expect(text).toContain('location = / {');
    for (const path of pagePaths.slice(1)) expect(text).toMatch(new RegExp(`[>|]${path.slice(1)}[|)]`));
    for (const { path, cache } of fileRules) {
      expect(text).toContain(` ${path.replace(/\*$/, '')} {`);
      expect(text).toContain(`Cache-Control "${cache}"`);
    }
    expect(text).toContain(`sub_filter '${noncePlaceholder}' $request_id;`);
  });
});
