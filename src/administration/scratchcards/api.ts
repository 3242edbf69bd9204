import {
  getScratchcard,
  getScratchcardFraud,
  listAllScratchcards,
} from '#contracts/scratchcards/administration-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useListAllScratchcardsQuery, useGetScratchcardQuery, useGetScratchcardFraudQuery } =
  contractApi({ listAllScratchcards, getScratchcard, getScratchcardFraud });
