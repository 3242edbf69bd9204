import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useSearchMember } from '#src/platform/routing/use-search-member.ts';

test('the member of a page is set and removed, but not after another page is opened', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/first?q=a');
  const setters: ((value: string | null) => void)[] = [];
  function Page() {
    const [job, setJob] = useSearchMember('job');
    setters.push(setJob);
    return (
      <>
        <p>{job ?? 'none'}</p>
        <button onClick={() => setJob(job === null ? 'job_1' : null)}>Change</button>
        <Link to="/second">Second</Link>
      </>
    );
  }
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('job_1')).toBeVisible();
  expect(window.location.search).toBe('?q=a&job=job_1');
  await user.click(screen.getByRole('button'));
  expect(window.location.search).toBe('?q=a');
  const [ofFirst] = setters;
  await user.click(screen.getByRole('link'));
  ofFirst?.('job_2');
  expect(window.location.pathname + window.location.search).toBe('/second');
});
