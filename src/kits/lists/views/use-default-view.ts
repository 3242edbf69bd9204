import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Endpoint } from '#contracts/endpoint.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { useAppSelector, useServices } from '#src/platform/store/use-store.ts';
import { storedDefault } from './default-view.ts';

/** The default view with which a list is opened. */
export interface OpenedWith {
  /** The list's operation name in the contract. */
  readonly list: string;
  /** The query of the view; empty for all rows, null if the address already says what to show. */
  readonly query: string | null;
  /** True until the address has the query. */
  readonly isOpening: boolean;
  /** Stores the query of the default view for the next time; empty if there is none. */
  readonly keep: (query: string) => void;
}

/** Returns what a list is opened with: at its plain address, the default view as this browser knows it. */
export function useDefaultView({ path }: Endpoint): OpenedWith {
  const list = path.split('/').at(-1) ?? '';
  const { search } = useLocation();
  const { read, keep } = storedDefault(
    useServices().localStorage,
    list,
    useAppSelector(selectSession)?.administratorId,
  );
  const [query] = useState(() => (search === '' ? (read() ?? '') : null));
  const [isOpening, setOpening] = useState(query !== null && query !== '');
  if (isOpening && search !== '') setOpening(false);
  return { list, query, isOpening: isOpening && search === '', keep };
}
