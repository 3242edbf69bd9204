// npm run openapi: writes the contract as OpenAPI 3.1. A test compares the file with the contract.
import { writeFileSync } from 'node:fs';
import { documentPath, openApiText } from './openapi/document.ts';

writeFileSync(documentPath, await openApiText());
console.log(`${documentPath} written`);
