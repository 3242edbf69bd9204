import { listing } from '#mocks/resources/handler-types.ts';
import { viewCollateralRow, viewOwnCollateralRow } from './view.ts';

export const listCollaterals = listing('listCollaterals', {
  table: 'collaterals',
  owner: 'userId',
  where: ({ status }) => status !== 'REMOVED',
  view: viewOwnCollateralRow,
});

export const listAllCollaterals = listing('listAllCollaterals', {
  table: 'collaterals',
  view: viewCollateralRow,
});
