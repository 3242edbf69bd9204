import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { NavigationFocusContext } from '#src/ui/focus/navigation-focus.ts';
import { errorCleared } from '#src/errors/slice.ts';
import type { Failure } from '#src/errors/failure.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';

// A filter or sort changes only the query of a page; a step of the checkout counts as a page of its own.
const placeOf = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('step') ?? ''}`;

/**
 * After a navigation: scrolls to the top, moves the focus to the heading, and clears the error of the previous page.
 * A failure that replaces the page also requests the focus.
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
    focus.request(); // this effect runs before the heading's own effect
    if (type !== NavigationType.Pop) window.scrollTo(0, 0); // back and forward: the browser restores the position
  }, [focus, place, type]);

  useLayoutEffect(() => {
    if (failure) focus.request();
  }, [focus, failure]);

  useEffect(() => {
    focus.waitIn(document.getElementById('content')); // runs after the effects of a heading that already exists
  }, [focus, failure, place]);

  useEffect(() => {
    if (lastKey.current === location.key) return;
    lastKey.current = location.key;
    dispatch(errorCleared());
  }, [dispatch, location.key]);
}
