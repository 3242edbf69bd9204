import { importUsers, simulateImport } from '#contracts/users/imports.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

// In a file of its own, because only the import dialog needs it.

export const { useImportUsersMutation, useSimulateImportQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    importUsers: changes(build, importUsers),
    simulateImport: reads(build, simulateImport), // a POST that changes nothing
  }),
});
