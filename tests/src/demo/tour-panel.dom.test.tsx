import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { findTarget } from '#src/demo/tour-panel/find-target.ts';
import TourPanel from '#src/demo/tour-panel/TourPanel.tsx';
import { ToursButton } from '#src/demo/ToursButton.tsx';
import { keepProgress, useProgress } from '#src/demo/tours/use-progress.ts';
import { button, link } from '#src/demo/tours/tour.ts';
import { tourToBegin } from '#src/demo/tours/tour-to-begin.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { render } from '#tests/kit/render.tsx';

// jsdom hides popovers, but cannot open one.
HTMLElement.prototype.togglePopover = function togglePopover() {
  this.removeAttribute('popover');
  return true;
};

afterEach(() => {
  act(() => keepProgress(null, sessionStorage));
  document.body.replaceChildren();
});

function Demo() {
  const [progress] = useProgress();
  return (
    <>
      <ToursButton />
      {progress?.isLeft === false && <TourPanel progress={progress} />}
    </>
  );
}

/** The demo beside a page with these elements; returns their parent. */
function tourOver(page: string, address = '/', backend: unknown = null): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = page;
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(backend),
    sessionStorage,
    localStorage: null,
  });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Demo />
      </MemoryRouter>
    </Provider>,
  );
  return main;
}

const panel = () => screen.findByRole('region', { name: 'Guided tour' });

describe('what a step points at', () => {
  test('is found by its role and name, if a screen reader finds it', () => {
    document.body.innerHTML = `
      <main><div role="button">Pay</div><a>Pay</a><button hidden>Pay now</button></main>
      <div role="dialog" aria-modal="true"><button aria-label="Done">x</button></div>`;
    expect(findTarget(button('Done'))?.textContent).toBe('x');
    expect(findTarget(button('Pay')), 'behind the dialog').toBeNull();
    document.querySelector('[role=dialog]')?.remove();
    expect(findTarget(button(/^Pa/))?.textContent).toBe('Pay');
    expect(findTarget(button('Pay now')), 'hidden').toBeNull();
    expect(findTarget(link('Pay')), 'a link leads somewhere').toBeNull();
  });
});

describe('the panel of a tour', () => {
  test.each(['no-such-tour', 'constructor'])('there is no tour “%s”, and none is shown', (name) => {
    expect(tourToBegin(name)).toBeNull();
    act(() =>
      keepProgress({ tour: name, step: 0, isLeft: false, starts: [], isAgain: false }, sessionStorage),
    );
    tourOver('<h1>Products</h1>');
    expect(screen.getByRole('heading', { name: 'Products' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Guided tour' })).toBeNull();
  });

  test('without a tour the storage is not read again', () => {
    const read = vi.spyOn(Storage.prototype, 'getItem');
    onTestFinished(() => read.mockRestore());
    tourOver('<h1>Products</h1>');
    expect(read).not.toHaveBeenCalledWith('tranche.tour');
  });

  test('points at a part of the page and goes on when the page shows what followed', async () => {
    tourToBegin('first-purchase')?.begin(sessionStorage);
    const main = tourOver('<button aria-label="Add to cart: Espresso machine">Add</button>');
    const region = await panel();
    await within(region).findByText(/put the espresso machine into her cart/);
    await waitFor(() => expect(main.querySelector('[data-tour-target]')).toHaveTextContent('Add'));
    expect(region).not.toHaveFocus();
    await expectAccessible(region);
    main.innerHTML = '<a href="/checkout">Cart, 1 item</a>';
    await within(region).findByText(/Open the cart/);
    await waitFor(() => expect(main.querySelector('[data-tour-target]')).toHaveTextContent('Cart, 1 item'));
  });

  test('is left by Escape and resumed at the same step, also after a reload', async () => {
    const user = userEvent.setup();
    tourToBegin('overdue-instalment')?.begin(sessionStorage);
    const main = tourOver('<h1>PLN-000101</h1><h2>Late fees</h2>');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await within(await panel()).findByText(/let four days pass/);
    expect(await panel()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Guided tour' })).toBeNull();
    expect(main.querySelector('[data-tour-target]')).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('tranche.tour') ?? '')).toMatchObject({ step: 1, isLeft: true });
    await user.click(screen.getByRole('button', { name: 'Resume the tour' }));
    await within(await panel()).findByText(/let four days pass/);
    await user.click(await screen.findByRole('button', { name: 'Go to it' }));
    expect(screen.getByRole('heading', { name: 'Late fees' })).toHaveFocus();
  });

  test('on another page leads to where its step begins, as its person', async () => {
    tourToBegin('overdue-instalment')?.begin(sessionStorage);
    tourOver('<h1>Orders</h1>', '/orders');
    const back = await screen.findByRole('link', { name: 'Start this step again' });
    expect(back).toHaveAttribute('href', '/installments/details?plan=PLN-000101&as=customer');
    expect(await panel()).toHaveTextContent('If you do not see it');
  });

  test('moves into a dialog, which confines the keyboard and screen readers to itself', async () => {
    tourToBegin('overdue-instalment')?.begin(sessionStorage);
    tourOver('<h1>PLN-000101</h1>');
    await panel();
    const dialog = document.createElement('div');
    dialog.innerHTML = '<div role="dialog" aria-modal="true" aria-label="Pay"><button>Done</button></div>';
    document.body.append(dialog);
    await waitFor(() => expect(within(dialog).getByRole('region', { name: 'Guided tour' })).toBeVisible());
    dialog.remove();
    await panel();
  });

  test('what is only hidden behind a dialog is not done, and what the person has done is', async () => {
    const step = { tour: 'collateral', step: 4, isLeft: false, isAgain: false };
    const starts = Array.from({ length: 5 }, () => ({ address: '/', place: null }));
    act(() => keepProgress({ ...step, starts }, sessionStorage));
    const main = tourOver('<h2>Gold chain, 750</h2><button>Send for review</button>');
    await waitFor(() =>
      expect(main.querySelector('[data-tour-target]')).toHaveTextContent('Send for review'),
    );
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.innerHTML = '<div role="dialog" aria-modal="true" aria-label="Demo console"></div>';
    await waitFor(() => expect(main.querySelector('[data-tour-target]')).toBeNull());
    expect(await panel()).toHaveTextContent('step 5 of 22');
    dialog.remove();
    await waitFor(() => expect(main.querySelector('[data-tour-target]')).not.toBeNull());
    main.querySelector('button')?.remove();
    await within(await panel()).findByText(/Now a reviewer has to decide/);
  });

  test('points at each field until it is filled in and left, then at the button', async () => {
    const user = userEvent.setup();
    const starts = Array.from({ length: 7 }, () => ({ address: '/', place: null }));
    const progress = { tour: 'first-purchase', step: 6, isLeft: false, isAgain: false, starts };
    act(() => keepProgress(progress, sessionStorage));
    const main = tourOver(`
      <input aria-label="Income a month, after tax"><input aria-label="Expenses a month" value="1150">
      <input aria-label="Other loans and instalments a month" value="210"><button>Check my budget</button>`);
    const pointedAt = () => main.querySelector('[data-tour-target]');
    const income = screen.getByLabelText('Income a month, after tax');
    await waitFor(() => expect(pointedAt()).toBe(income));
    await user.type(income, '2400');
    expect(pointedAt()).toBe(income);
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Check my budget' }));
    await waitFor(() => expect(pointedAt()).toHaveTextContent('Check my budget'));
  });

  test('follows the data back and forward', async () => {
    let place = 12;
    const listeners = new Set<() => void>();
    const moveTo = (next: number) =>
      act(() => {
        place = next;
        for (const listener of listeners) listener();
      });
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const starts = [0, 10, 12].map((at) => ({ address: '/', place: at }));
    const progress = { tour: 'overdue-instalment', step: 2, isLeft: false, isAgain: false, starts };
    act(() => keepProgress(progress, sessionStorage));
    tourOver('<h1>PLN-000101</h1>', '/', { running: () => null, place: () => place, subscribe });
    await within(await panel()).findByText(/step 3 of 7/);
    await waitFor(() => expect(listeners.size).toBe(1));
    moveTo(11);
    await within(await panel()).findByText(/let four days pass.*at this step again/);
    moveTo(12);
    await within(await panel()).findByText(/step 3 of 7/);
  });

  test('at its end offers the same tour again and the next one, and after it was left all of them', async () => {
    const user = userEvent.setup();
    const starts = Array.from({ length: 17 }, () => ({ address: '/', place: null }));
    const progress = { tour: 'scratchcard-campaign', step: 16, isLeft: false, isAgain: false, starts };
    act(() => keepProgress(progress, sessionStorage));
    tourOver('<h1>Products</h1>');
    const region = within(await panel());
    expect(region.getByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/?tour=scratchcard-campaign',
    );
    expect(region.getByRole('link', { name: 'Next tour: A first purchase' })).toHaveAttribute(
      'href',
      '/?tour=first-purchase',
    );
    act(() => keepProgress({ ...progress, step: 1 }, sessionStorage));
    await user.click(await screen.findByRole('button', { name: 'Leave the tour' }));
    expect(screen.getByRole('button', { name: 'Resume the tour' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Guided tours' })).toBeInTheDocument();
  });
});
