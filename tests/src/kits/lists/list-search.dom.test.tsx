import { fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ListSearch } from '#src/kits/lists/ListSearch.tsx';
import { render } from '#tests/kit/render.tsx';

afterEach(() => void vi.useRealTimers());

/** The search field, with an address that changes only when the test says so. */
function searchField() {
  const onSearch = vi.fn();
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  const at = (value: string, isFetching = false) => (
    <Provider store={store}>
      <ListSearch name="Plans" searches="plan" {...{ value, isFetching, onSearch }} />
    </Provider>
  );
  const { rerender } = render(at(''));
  const field = screen.getByRole('searchbox');
  return {
    field,
    onSearch,
    enter: (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'Enter' });
    },
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    addressBecomes: (value: string) => rerender(at(value)),
    fetches: (value: string) => rerender(at(value, true)),
  };
}

test('letters that are typed before the search reaches the address stay', () => {
  const { field, onSearch, enter, type, addressBecomes } = searchField();
  enter('PLN');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('PLN');
  type('PLN-');
  addressBecomes('PLN');
  expect(field).toHaveValue('PLN-');
});

test('an address that is changed otherwise takes precedence', () => {
  const { field, enter, addressBecomes } = searchField();
  enter('PLN');
  addressBecomes('PLN');
  addressBecomes('');
  expect(field).toHaveValue('');
  addressBecomes('PLN');
  expect(field).toHaveValue('PLN');
});

test('one press clears the field and the search, without waiting', () => {
  const { field, onSearch, enter, addressBecomes } = searchField();
  enter('PLN');
  addressBecomes('PLN');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(field).toHaveFocus();
});

test('Enter leaves the search for the first row, Escape only when it is empty', () => {
  const { field, onSearch, enter, addressBecomes } = searchField();
  render(
    <table>
      <tbody>
        <tr data-row="first">
          <td>
            <a href="#first">PLN-000001</a>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  field.focus();
  enter('PLN');
  expect(field).toHaveFocus();
  addressBecomes('PLN');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('link')).toHaveFocus();
  expect(onSearch).toHaveBeenCalledTimes(1);
  field.focus();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).toHaveFocus(); // the browser empties the field
  addressBecomes('');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).not.toHaveFocus();
});

test('one letter is searched at once, and those typed before its response after it', () => {
  vi.useFakeTimers();
  const { onSearch, type, fetches, addressBecomes } = searchField();
  type('P');
  vi.advanceTimersByTime(0);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('P');
  type('PL'); // the search has not reached the address
  vi.advanceTimersByTime(100);
  fetches('P');
  type('PLN');
  vi.advanceTimersByTime(100);
  expect(onSearch).toHaveBeenCalledTimes(1);
  addressBecomes('P'); // answered
  vi.advanceTimersByTime(0);
  expect(onSearch).toHaveBeenCalledTimes(2);
  expect(onSearch).toHaveBeenLastCalledWith('PLN');
});

test('letters are searched 200 ms after the last one, without waiting for answers', () => {
  vi.useFakeTimers();
  const { onSearch, type, fetches } = searchField();
  type('P');
  vi.advanceTimersByTime(0);
  fetches('P');
  type('PL');
  vi.advanceTimersByTime(199);
  type('PLN'); // a scanner or a held key
  vi.advanceTimersByTime(199);
  expect(onSearch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onSearch).toHaveBeenCalledTimes(2);
  expect(onSearch).toHaveBeenLastCalledWith('PLN');
});

test('a search longer than the contract takes stays, says so and is not sent', () => {
  const { field, onSearch, enter } = searchField();
  enter('x'.repeat(101));
  expect(field).toHaveValue('x'.repeat(101));
  expect(field).toHaveAccessibleDescription('Enter at most 100 characters');
  expect(onSearch).not.toHaveBeenCalled();
  enter('x'.repeat(100));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('x'.repeat(100));
});
