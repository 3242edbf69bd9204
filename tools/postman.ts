// npm run postman: the contract as a Postman collection. `-- FOLDER` chooses where.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPath } from './openapi/document.ts';
import { collectionOf } from './postman/collection.ts';

const [folder = 'dist-postman'] = process.argv.slice(2);
const file = join(folder, 'tranche.postman_collection.json');
mkdirSync(folder, { recursive: true });
writeFileSync(file, JSON.stringify(collectionOf(JSON.parse(readFileSync(documentPath, 'utf8'))), null, 2));
console.log(`${file} written`);
