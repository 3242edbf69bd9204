import { listAllPayments } from '#contracts/payments/endpoints.ts';
import { getPaymentAsAdministrator, listRefunds } from '#contracts/payments/administration-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetPaymentAsAdministratorQuery, useListRefundsQuery, useListAllPaymentsQuery } =
  contractApi({ getPaymentAsAdministrator, listRefunds, listAllPayments });
