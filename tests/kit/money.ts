export { euro } from '#contracts/verbs/sources.ts';
