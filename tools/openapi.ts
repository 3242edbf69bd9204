// npm run openapi: writes the contract as OpenAPI 3.1, and its change log. Tests compare both with the contract.
import { writeFileSync } from 'node:fs';
import { changeLogPath, changeLogText } from './openapi/change-log.ts';
import { documentPath, openApiText } from './openapi/document.ts';

writeFileSync(documentPath, await openApiText());
writeFileSync(changeLogPath, changeLogText());
console.log(`${documentPath} and ${changeLogPath} written`);
