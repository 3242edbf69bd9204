import LoginPage from '#src/features/auth/pages/auth/login/page.tsx';

export default function ChangedLoginPage() {
  return (
    <>
      <LoginPage />
      <p>This page was changed in this release.</p>
    </>
  );
}
