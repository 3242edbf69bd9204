import { useLocation, useSearchParams } from 'react-router-dom';

const jobName = 'job';

/** The bulk job that the list's address names, so that a reload shows it again. */
export function useOpenJob() {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state; // the cursors of the previous pages
  const show = (id: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(jobName);
        else next.set(jobName, id);
        return next;
      },
      { replace: true, state },
    );
  return { id: search.get(jobName), show };
}
