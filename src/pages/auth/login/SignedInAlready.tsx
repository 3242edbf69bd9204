import { Button } from '@mantine/core';
import { useGetMeQuery } from '../../../api/access.ts';
import { paths } from '../../../app/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { CustomerPage } from '../../../ui/CustomerPage.tsx';
import classes from './page.module.css';

export function SignedInAlready({ next }: { next: string }) {
  const { data: me } = useGetMeQuery();
  const name = me && (me.kind === 'CUSTOMER' ? me.user.fullName : me.administrator.fullName);
  return (
    <CustomerPage heading="You are signed in" lead={name}>
      <div className={classes.row}>
        <Button component={AppLink} to={next}>
          Continue
        </Button>
        <Button component={AppLink} to={paths.logout()} variant="default">
          Not you? Sign out
        </Button>
      </div>
    </CustomerPage>
  );
}
