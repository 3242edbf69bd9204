import { documentMachine } from '#contracts/collateral/document-machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { DocumentRecord } from './record.ts';
import { documentGuards, documentRequestGuards } from './document-guards.ts';

/** The transitions of a document (docs/domain.md, "Documents of collateral"). */
export const documentLifecycle = lifecycle<DocumentRecord>()({
  machine: documentMachine,
  guards: documentGuards,
  requestGuards: documentRequestGuards,
  actions: {},
  needs: {},
  stateReasons: {
    UPLOADING: 'The file has not arrived yet.',
    SCANNING: 'The file has arrived and is being checked.',
    ACCEPTED: 'The file has been accepted.',
    REJECTED: 'The file was rejected.',
  },
});
