import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { createNavigationFocus, NavigationFocusContext } from '#src/ui/focus/navigation-focus.ts';
import { PageHeading } from '#src/ui/focus/PageHeading.tsx';

/** The focus, and what renders a page of one heading, or of none, beside a button. */
function opened() {
  const focus = createNavigationFocus();
  const { rerender } = render(null);
  const show = (heading: string | null) =>
    rerender(
      <ConfigurationContext value={defaults}>
        <NavigationFocusContext value={focus}>
          <button type="button">Menu</button>
          <main tabIndex={-1}>{heading !== null && <PageHeading key={heading}>{heading}</PageHeading>}</main>
        </NavigationFocusContext>
      </ConfigurationContext>,
    );
  const title = () => screen.getByRole('heading', { level: 1 });
  return { focus, show, title, menu: () => screen.getByRole('button') };
}

test('a heading takes the focus only after a request, however late it is rendered', () => {
  const { focus, show, title } = opened();
  show('Cart');
  expect(document.body).toHaveFocus();
  show(null);
  focus.request();
  show('Plan');
  expect(title()).toHaveFocus();
});

test('a heading that replaces a focused one takes the focus over, another one does not', () => {
  const { focus, show, title, menu } = opened();
  show(null);
  focus.request();
  show('Your order');
  show('Review and confirm');
  expect(title()).toHaveFocus();
  menu().focus();
  show('Order confirmed');
  expect(menu()).toHaveFocus();
});

test('meanwhile the focus is on the content; if a person moves it, it stays there', () => {
  const { focus, show, title, menu } = opened();
  show(null);
  menu().focus();
  focus.request();
  focus.waitIn(screen.getByRole('main'));
  expect(screen.getByRole('main')).toHaveFocus();
  show('Plan');
  expect(title()).toHaveFocus();

  show(null);
  focus.request();
  focus.waitIn(screen.getByRole('main'));
  menu().focus();
  show('Payment');
  expect(menu()).toHaveFocus();
});

test('the document’s title is that of the heading', () => {
  const { show } = opened();
  show('Your cart');
  expect(document.title).toBe('Your cart · Tranche');
  show('You are logged out');
  expect(document.title).toBe('You are logged out · Tranche');
});
