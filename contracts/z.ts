import { config } from 'zod/mini';

// A strict Content-Security-Policy forbids `new Function`, which Zod's compiled parsers probe for.
// Every schema takes `z` from here, so the switch is set before the first schema exists.
config({ jitless: true });

export * as z from 'zod/mini';
