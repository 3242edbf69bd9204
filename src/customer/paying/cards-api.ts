import { createCardToken } from '#contracts/payments/card-token-endpoints.ts';
import { listSavedCards, removeSavedCard, saveCard } from '#contracts/payments/saved-card-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useListSavedCardsQuery,
  useCreateCardTokenMutation,
  useSaveCardMutation,
  useRemoveSavedCardMutation,
} = contractApi({
  listSavedCards,
  createCardToken,
  saveCard,
  removeSavedCard,
});
