import { defineConfig } from 'vitest/config';

/** `npm run nginx`: what needs a real nginx. The files are not named as tests, so that `npm test` leaves them out. */
export default defineConfig({
  test: {
    include: ['tests/nginx/*.nginx.ts'],
    expect: { requireAssertions: true },
    fileParallelism: false, // the package is unpacked once
    testTimeout: 20_000,
    hookTimeout: 180_000,
  },
});
