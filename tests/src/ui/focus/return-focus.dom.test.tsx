import { Menu, Modal, Popover } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { returnFocus } from '#src/ui/focus/return-focus.ts';

function Dialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} title="Dialog">
          <input data-autofocus aria-label="Name" />
        </Modal>
      )}
    </>
  );
}

/** A component whose button is rendered again together with what it opens. */
function Values() {
  const [isWanted, setWanted] = useState(false);
  const button = <button onClick={() => setWanted(true)}>Values</button>;
  if (!isWanted) return button;
  return (
    <Popover defaultOpened trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>
        <input aria-label="Value" />
      </Popover.Dropdown>
    </Popover>
  );
}

function Actions({ onChoose }: { readonly onChoose?: () => void }) {
  const [isWanted, setWanted] = useState(false);
  const button = <button onClick={() => setWanted(true)}>Actions</button>;
  if (!isWanted) return button;
  return (
    <Menu defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onChoose}>Refund</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A dialog whose opener no longer exists when it closes, such as a row that a filter has removed. */
function Row({ part: Part }: { part: 'div' | 'section' }) {
  const [state, setState] = useState<'row' | 'dialog' | 'none'>('row');
  return (
    <main>
      <h1 tabIndex={-1}>Payments</h1>
      <Part aria-label="Today">
        {state === 'row' && (
          <p>
            <button onClick={() => setState('dialog')}>Row</button>
          </p>
        )}
        {state === 'dialog' && (
          <Modal opened onClose={() => setState('none')} title="Refund">
            <input data-autofocus aria-label="Reason" />
          </Modal>
        )}
      </Part>
    </main>
  );
}

function WithRow({ part }: { part: 'div' | 'section' }) {
  useEffect(returnFocus, []);
  return (
    <MantineProvider env="test">
      <Row part={part} />
    </MantineProvider>
  );
}

test.each([
  ['the heading', 'div', () => screen.getByRole('heading', { level: 1 })],
  ['the part of the page that had it', 'section', () => screen.getByRole('region', { name: 'Today' })],
] as const)('%s takes the focus when no earlier focused element is left', async (_what, part, place) => {
  const user = userEvent.setup();
  render(<WithRow part={part} />);
  await user.click(screen.getByRole('button', { name: 'Row' }));
  (await screen.findByRole('textbox', { name: 'Reason' })).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(place()).toHaveFocus());
});

function Page() {
  useEffect(returnFocus, []);
  return (
    <MantineProvider env="test">
      <button>Before</button>
      <span>
        <Dialog />
      </span>
      <span>
        <Values />
      </span>
      <span>
        <Actions />
      </span>
    </MantineProvider>
  );
}

describe('the focus returns to the opening control', () => {
  test.each([
    ['a dialog that is mounted when it opens', 'Open', () => screen.findByRole('textbox', { name: 'Name' })],
    ['a popover whose button came with it', 'Values', () => screen.findByRole('textbox', { name: 'Value' })],
    ['a menu whose button came with it', 'Actions', () => screen.findByRole('menuitem', { name: 'Refund' })],
  ])('%s', async (_what, name, opened) => {
    const user = userEvent.setup();
    render(<Page />);
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    (await opened()).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });
});

/** A list whose buttons end what they belong to, and a form that has nothing to save after it was saved. */
function Cards() {
  const [cards, setCards] = useState(['Visa', 'Mastercard']);
  const [isSaved, setSaved] = useState(false);
  useEffect(returnFocus, []);
  return (
    <main>
      <h1 tabIndex={-1}>Profile</h1>
      <section aria-label="Cards">
        {cards.map((card) => (
          <p key={card}>
            <button onClick={() => setCards(cards.filter((each) => each !== card))}>Remove {card}</button>
          </p>
        ))}
      </section>
      <form aria-label="Preferences">
        <button type="button" disabled={isSaved} onClick={() => setSaved(true)}>
          Save
        </button>
      </form>
      {cards.length === 1 && <p>Mastercard is used from now on.</p>}
    </main>
  );
}

describe('the part of the page around it takes the focus of a control', () => {
  test.each([
    ['that is removed', 'Remove Visa', 'region', 'Cards'],
    ['that is disabled', 'Save', 'form', 'Preferences'],
  ])('%s', async (_what, name, role, around) => {
    const user = userEvent.setup();
    render(<Cards />);
    await user.click(screen.getByRole('button', { name }));
    const there = screen.getByRole(role, { name: around });
    await waitFor(() => expect(there).toHaveFocus());
    await user.tab();
    expect(there).not.toHaveAttribute('tabindex');
  });
});

/** A step whose field is replaced by that of the next one when it is filled in. */
function Steps() {
  const [isNext, setNext] = useState(false);
  useEffect(returnFocus, []);
  const field = isNext ? (
    <input key="limit" id="limit" />
  ) : (
    <input key="code" id="code" onChange={() => setNext(true)} />
  );
  return (
    <section aria-label="Step">
      <label htmlFor="code">Code</label>
      <label htmlFor="limit">Limit</label>
      {field}
    </section>
  );
}

test('the field of another step does not take the focus of the one before', async () => {
  const user = userEvent.setup();
  render(<Steps />);
  await user.type(screen.getByLabelText('Code'), '1');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Step' })).toHaveFocus());
  expect(screen.getByLabelText('Limit')).not.toHaveFocus();
});

test('a focus that the person has given up is not returned', async () => {
  const user = userEvent.setup();
  render(<Cards />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save.parentElement ?? save);
  vi.useFakeTimers();
  save.focus();
  save.blur();
  document.body.append(document.createElement('p'));
  await vi.runAllTimersAsync();
  expect(document.body).toHaveFocus();
});
