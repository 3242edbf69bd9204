import type { GuardsOf } from './guard.ts';
import { documentTypes, maxDocumentBytes } from '#contracts/collateral/upload.ts';

const rule = 'Documents of collateral';

export const documentGuards: GuardsOf<'document'> = {
  'type-allowed': {
    holds: `The type (\`mime\`) is one of ${documentTypes.map((type) => `\`${type}\``).join(', ')}.`,
    rule,
    refusesWith: ['document-type-not-allowed'],
  },
  'size-allowed': {
    holds: `The file has at most ${maxDocumentBytes / 1024 ** 2} MiB (\`sizeBytes\`).`,
    rule,
    refusesWith: ['document-too-large'],
  },
  'part-follows': {
    holds:
      'The `offset` of the part is the number of bytes that were received before it, and with it the file has at most its `sizeBytes`.',
    rule,
  },
  'content-readable': {
    holds:
      'The first bytes are those of the file’s type, or they are too few to tell and more of the file is to come.',
    rule,
    refusesWith: ['document-unreadable'],
  },
  'content-as-announced': {
    holds: 'The file is not complete yet, or its hash is the `sha256` with which it was registered.',
    rule,
    refusesWith: ['document-unreadable'],
  },
  'content-complete': { holds: 'With this part all `sizeBytes` of the file were received.', rule },
  'threat-found': { holds: 'The check for malware has found something.', rule },
};
