// npm run assumptions: writes docs/assumptions.md from its table. A test compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { Assumptions, assumptionPaths, assumptionsDocument } from './assumptions/table.ts';

const { table, document } = assumptionPaths;
const rows = Assumptions.parse(JSON.parse(readFileSync(table, 'utf8')));
writeFileSync(document, assumptionsDocument(rows));
console.log(`${document} written: ${rows.length} assumptions`);
