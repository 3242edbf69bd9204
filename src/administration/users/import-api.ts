import { importUsers, simulateImport } from '#contracts/users/import-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

// In a file of its own, because only the import dialog needs it.

export const { useImportUsersMutation, useSimulateImportQuery } = contractApi({
  importUsers,
  simulateImport,
});
