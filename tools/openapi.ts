// npm run openapi: writes the contract as OpenAPI 3.1. A test compares the file with the contract.
import { writeFileSync } from 'node:fs';
import { buildOpenApi } from '#contracts/openapi.ts';

const path = 'contracts/openapi.json';
writeFileSync(path, `${JSON.stringify(buildOpenApi(), null, 2)}\n`);
console.log(`${path} written`);
