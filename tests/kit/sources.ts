export { byCard } from '#contracts/verbs/sources.ts';
