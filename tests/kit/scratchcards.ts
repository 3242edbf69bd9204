export { scratchcards, wrongPins } from '#contracts/verbs/test-cards.ts';
