import { useSearchMember } from '#src/platform/use-search-member.ts';

/** The bulk job that the list's address names, so that a reload shows it again. */
export function useOpenJob() {
  const [id, show] = useSearchMember('job');
  return { id, show };
}
