import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { appAt } from '#tests/kit/application.tsx';

const broken = vi.hoisted(() => ({ leaving: false, footer: false, footerEffect: false }));

vi.mock('#src/customer/legal/pages/other/terms/page.tsx', () => ({
  default: function Terms() {
    useEffect(
      () => () => {
        if (broken.leaving) throw new Error('a defect on leaving');
      },
      [],
    );
    return <h1>Terms as they are</h1>;
  },
}));
vi.mock('#src/customer/legal/pages/other/privacy/page.tsx', () => ({
  default: () => <h1>Privacy as it is</h1>,
}));
vi.mock('#src/layout/Footer.tsx', async (original) => {
  const { Footer } = await original<{ Footer: () => React.ReactNode }>();
  return {
    Footer: function Maybe() {
      if (broken.footer) throw new Error('a defect while rendering');
      useEffect(() => {
        if (broken.footerEffect) throw new Error('a defect in an effect');
      });
      return <Footer />;
    },
  };
});

// React reports what a boundary caught to the console; these tests cause such errors.
beforeEach(() => {
  Object.assign(broken, { leaving: false, footer: false, footerEffect: false });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a page that throws on leaving keeps the frame, and the next page opens [ERROR-04]', async () => {
  const user = userEvent.setup();
  broken.leaving = true;
  appAt('/other/terms');
  await screen.findByRole('heading', { name: 'Terms as they are' });
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Privacy as it is' })).toBeVisible();
});

test('after such a failure another address shows its page immediately', async () => {
  const user = userEvent.setup();
  broken.leaving = true;
  appAt('/other/terms');
  await screen.findByRole('heading', { name: 'Terms as they are' });
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  await screen.findByRole('heading', { name: 'Internal Server Error' });
  broken.leaving = false;
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(await screen.findByRole('heading', { name: 'Terms as they are' })).toBeVisible();
});

test.each([['footer' as const], ['footerEffect' as const]])(
  'a failing part of the frame (%s) is left out, and navigation works',
  async (part) => {
    broken[part] = true;
    appAt('/other/terms');
    expect(await screen.findByRole('heading', { name: 'Terms as they are' })).toBeVisible();
    expect(screen.getByText(/part of this page stopped working/)).toBeVisible();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    window.history.pushState(null, '', '/other/privacy');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByRole('heading', { name: 'Privacy as it is' })).toBeVisible();
  },
);
