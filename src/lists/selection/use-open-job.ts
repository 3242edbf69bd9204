import { useSearchMember } from '#src/platform/use-search-member.ts';

/** The bulk job in the list's address, so that a reload shows it again. */
export function useOpenJob() {
  const [id, show] = useSearchMember('job');
  return { id, show };
}
