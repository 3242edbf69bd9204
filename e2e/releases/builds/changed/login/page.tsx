import LoginPage from '#src/customer/auth/pages/auth/login/page.tsx';

export default function ChangedLoginPage() {
  return (
    <>
      <LoginPage />
      <p>This page was changed in this release.</p>
    </>
  );
}
