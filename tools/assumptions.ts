// npm run assumptions: writes the assumptions as a document. A test compares it with them.
import { writeFileSync } from 'node:fs';
import { assumptionsText, documentPath } from './assumptions/document.ts';

writeFileSync(documentPath, assumptionsText());
console.log(`${documentPath} written`);
