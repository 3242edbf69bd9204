import { createCardToken } from '#contracts/payments/card-tokens.ts';
import { listSavedCards, removeSavedCard, saveCard } from '#contracts/payments/saved-cards.ts';
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
