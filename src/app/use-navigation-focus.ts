import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { NavigationFocusContext } from '#src/ui/navigation-focus.ts';
import { errorCleared } from '#src/errors/slice.ts';
import type { Failure } from '#src/errors/failure.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';

// A filter or a sort changes the query of the same page; a step of the checkout is a page of its own.
const placeOf = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('step') ?? ''}`;

/**
 * What a finished navigation does: top of the page, focus for its heading, and no error of the page before. A failure
 * that takes the page's place requests the focus too.
 */
export function useNavigationFocus(failure: Failure | null): void {
  const location = useLocation();
  const type = useNavigationType();
  const dispatch = useAppDispatch();
  const focus = use(NavigationFocusContext);
  const place = placeOf(location);
  const lastPlace = useRef(place);
  const lastKey = useRef(location.key);

  useLayoutEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    focus.request(); // the heading's own effect comes after this one
    if (type !== NavigationType.Pop) window.scrollTo(0, 0); // back and forward: the browser restores the position
  }, [focus, place, type]);

  useLayoutEffect(() => {
    if (failure) focus.request();
  }, [focus, failure]);

  useEffect(() => {
    focus.waitIn(document.getElementById('content')); // after the effects of a heading that is there already
  }, [focus, failure, place]);

  useEffect(() => {
    if (lastKey.current === location.key) return;
    lastKey.current = location.key;
    dispatch(errorCleared());
  }, [dispatch, location.key]);
}
