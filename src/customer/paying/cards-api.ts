import { createCardToken } from '#contracts/payments/card-tokens.ts';
import { listSavedCards, removeSavedCard, saveCard } from '#contracts/payments/saved-cards.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useListSavedCardsQuery,
  useCreateCardTokenMutation,
  useSaveCardMutation,
  useRemoveSavedCardMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedCards: reads(build, listSavedCards),
    createCardToken: changes(build, createCardToken),
    saveCard: changes(build, saveCard),
    removeSavedCard: changes(build, removeSavedCard),
  }),
});
