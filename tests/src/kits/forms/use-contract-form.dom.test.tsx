import { MantineProvider, TextInput } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { endpoint } from '#contracts/endpoint.ts';
import { z } from '#contracts/z.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { mantineProps } from '#src/theme/provider.ts';

const book = endpoint({
  method: 'POST',
  path: '/v1/books',
  summary: 'Add a book',
  access: 'signedIn',
  idempotent: true,
  takes: null,
  audit: { none: 'Books are not in the audit.' },
  body: z.object({
    title: z.string().check(z.minLength(1)),
    pages: z.int().check(z.gte(1)),
    year: z.int().check(z.gte(1900)),
  }),
  responses: { 200: z.object({ id: z.string() }) },
  problems: [],
  examples: [{ name: 'one', body: { title: 'Emma', pages: 474, year: 2000 } }],
});

interface Given {
  readonly body: { readonly title: string; readonly pages: number; readonly year: number };
  readonly key: string;
}
type Answer = { data: { id: string } } | { error: unknown };

const offline = { error: { kind: 'offline', operation: 'POST /v1/books' } };
const rejection = (...errors: { pointer: string; message: string }[]) => ({
  error: {
    kind: 'problem',
    problem: {
      code: 'validation-failed',
      title: 'Some fields need attention',
      status: 422,
      errors: errors.map((error) => ({ code: 'custom', ...error })),
    },
  },
});

/** The form, over answers that are given one after the other; where they are slow, only from `answer()` on. */
function renderForm(answers: Answer[] = [], isSlow = false) {
  const sent: Given[] = [];
  const gate = Promise.withResolvers<void>();
  if (!isSlow) gate.resolve();
  const done = vi.fn<(id: string) => void>();
  function Form() {
    const form = useContractForm(book, {
      initial: { title: '', pages: '' },
      advice: { title: 'Enter a title', pages: 'Enter pages and year, as 474/2000' },
      toBody: ({ title, pages }) => {
        const [count, year] = pages.split('/').map(Number);
        return { title: title.trim(), pages: count, year };
      },
      fieldOf: { year: 'pages' },
      send: async (given) => {
        sent.push(given);
        await gate.promise;
        return answers.shift() ?? { data: { id: 'book_1' } };
      },
      onDone: ({ id }) => done(id),
    });
    return (
      <form {...form.props}>
        <TextInput {...form.field('title')} label="Title" />
        <TextInput {...form.field('pages')} label="Pages and year" />
        <button type="submit">Add</button>
        <button type="button" onClick={() => form.restart({ title: 'Emma', pages: '474/2000' })}>
          Another copy
        </button>
        {form.error !== undefined && <p role="alert">It failed</p>}
        {form.busy && <p>Sending</p>}
      </form>
    );
  }
  const { unmount } = render(
    <MantineProvider {...mantineProps}>
      <Form />
    </MantineProvider>,
  );
  return { sent, done, unmount, answer: gate.resolve };
}

const title = () => screen.getByLabelText('Title');
const pages = () => screen.getByLabelText('Pages and year');
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));
async function fill(name: string, size: string) {
  await userEvent.type(title(), name);
  await userEvent.type(pages(), size);
}

describe('a form over an endpoint', () => {
  test('invalid input is not sent, and each field says what to enter', async () => {
    const { sent } = renderForm();
    await userEvent.type(title(), 'Emma');
    await add();
    expect(pages()).toHaveAccessibleDescription('Enter pages and year, as 474/2000');
    expect(title()).toBeValid();
    expect(pages()).toHaveFocus();
    await userEvent.clear(title());
    await add();
    expect(title()).toHaveFocus();
    expect(title()).toHaveAccessibleDescription('Enter a title');
    expect(sent).toEqual([]);
    await userEvent.type(title(), 'E');
    expect(title()).toBeValid();
  });

  test('a member without a field of its own is reported at the field that holds it', async () => {
    renderForm();
    await fill('Emma', '474/1815');
    await add();
    expect(pages()).toBeInvalid();
  });

  test('the input is sent as the body, once for two presses', async () => {
    const { sent, done, answer } = renderForm([], true);
    await fill(' Emma ', '474/2000');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('Sending')).toBeVisible();
    answer();
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('book_1'));
    expect(sent.map(({ body }) => body)).toEqual([{ title: 'Emma', pages: 474, year: 2000 }]);
  });

  test('fields that the backend refuses show its message, and no notice repeats it', async () => {
    const titleError = { pointer: '/title', message: 'Known already' };
    renderForm([rejection({ pointer: '/year', message: 'Not in stock' }, titleError)]);
    await fill('Emma', '474/2000');
    await add();
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveAccessibleDescription('Known already');
    expect(pages()).toHaveAccessibleDescription('Not in stock');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a refusal of a member without a field is shown as a notice', async () => {
    renderForm([rejection({ pointer: '/isbn', message: 'Not known here' })]);
    await fill('Emma', '474/2000');
    await add();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(title()).toBeValid();
  });

  test('a refusal of which only a part is about fields is shown at them and as a notice', async () => {
    renderForm([
      rejection({ pointer: '/title', message: 'It is known' }, { pointer: '/shelf', message: 'It is full' }),
    ]);
    await fill('Emma', '474/2000');
    await add();
    await waitFor(() => expect(title()).toHaveAccessibleDescription('It is known'));
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('the same content after a restart is a new intention with another key', async () => {
    const { sent, done } = renderForm();
    await fill('Emma', '474/2000');
    await add();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Another copy' }));
    await add();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
    expect(sent.map(({ body }) => body.title)).toEqual(['Emma', 'Emma']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test('the same content has the same key after a lost response, other content another', async () => {
    const { sent, done } = renderForm([offline, offline]);
    await fill('Emma', '474/2000');
    await add();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await add();
    await userEvent.type(title(), ' II');
    await add();
    await waitFor(() => expect(done).toHaveBeenCalled());
    const [first, again, other] = sent.map(({ key }) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('unsaved text blocks reloads until it is sent, reverted or unmounted [PWA-05]', async () => {
    const { unmount, done } = renderForm();
    expect(unsavedWork.isHeld).toBe(false);
    await fill('Emma', '474/2000');
    expect(unsavedWork.isHeld).toBe(true);
    await userEvent.clear(title());
    await userEvent.clear(pages());
    expect(unsavedWork.isHeld).toBe(false);
    await fill('Emma', '474/2000');
    await add();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(unsavedWork.isHeld).toBe(false);
    await userEvent.type(title(), ' II');
    expect(unsavedWork.isHeld).toBe(true);
    unmount();
    expect(unsavedWork.isHeld).toBe(false);
  });
});
