import {
  getCollateralAsAdministrator,
  getDocumentContent,
  listAllCollaterals,
} from '#contracts/collateral/administration-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const reviewApi = contractApi({
  listAllCollaterals,
  getCollateralAsAdministrator,
  getDocumentContent,
});

export const { useListAllCollateralsQuery, useGetCollateralAsAdministratorQuery } = reviewApi;
