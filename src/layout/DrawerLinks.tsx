import { NavLink, Tooltip } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { currentOn, linksIn, type NavigationLink } from '#src/platform/routing/navigation.ts';
import { type DrawerGroup, drawerGroups } from '#src/platform/routing/page-row.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './DrawerLinks.module.css';

interface DrawerLinksProps {
  /** Shows icons only, with the labels as tooltips. */
  readonly rail?: boolean;
  readonly onFollowed?: () => void;
}

/** Links to all pages of the administration: the given links first and last, the grouped sections between them. */
export function DrawerLinks({ rail = false, onFollowed }: DrawerLinksProps) {
  return (
    <div className={classes.groups} data-rail={rail}>
      {drawerGroups.map((group) => (
        <ul key={group} aria-label={headingOf(group)} className={classes.group}>
          {headingOf(group) && !rail && (
            <li aria-hidden="true" className={classes.heading}>
              {headingOf(group)}
            </li>
          )}
          {linksIn('drawer')
            .filter((link) => link.group === group)
            .map((link) => (
              <li key={link.id}>
                <DrawerLink {...link} rail={rail} onFollowed={onFollowed} />
              </li>
            ))}
        </ul>
      ))}
    </div>
  );
}

const headingOf = (group: DrawerGroup) => (group === 'top' || group === 'bottom' ? undefined : group);

interface DrawerLinkProps extends NavigationLink<'drawer'> {
  readonly rail: boolean;
  readonly onFollowed: (() => void) | undefined;
}

function DrawerLink({ id, to, label, icon, rail, onFollowed }: DrawerLinkProps) {
  const { pathname } = useLocation();
  const current = currentOn(pathname, id);
  const link = (
    <NavLink
      component={AppLink}
      to={to}
      label={rail ? undefined : label}
      aria-label={rail ? label : undefined}
      leftSection={<Icon name={icon} />}
      active={current !== undefined}
      aria-current={current}
      classNames={{ root: classes.link, section: classes.icon, body: classes.words }}
      {...(onFollowed && { onClick: onFollowed })}
    />
  );
  if (!rail) return link;
  return (
    <Tooltip label={label} position="right" events={{ hover: true, focus: true, touch: false }}>
      {link}
    </Tooltip>
  );
}
