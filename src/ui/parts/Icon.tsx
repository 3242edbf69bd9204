import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconArchive from '@tabler/icons-react/icons/IconArchive';
import IconBell from '@tabler/icons-react/icons/IconBell';
import IconBook from '@tabler/icons-react/icons/IconBook';
import IconCalendarEvent from '@tabler/icons-react/icons/IconCalendarEvent';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import IconChevronUp from '@tabler/icons-react/icons/IconChevronUp';
import IconClock from '@tabler/icons-react/icons/IconClock';
import IconCopy from '@tabler/icons-react/icons/IconCopy';
import IconCreditCard from '@tabler/icons-react/icons/IconCreditCard';
import IconDiamond from '@tabler/icons-react/icons/IconDiamond';
import IconDiscount from '@tabler/icons-react/icons/IconDiscount';
import IconDots from '@tabler/icons-react/icons/IconDots';
import IconFileText from '@tabler/icons-react/icons/IconFileText';
import IconInbox from '@tabler/icons-react/icons/IconInbox';
import IconInfoCircle from '@tabler/icons-react/icons/IconInfoCircle';
import IconLayoutDashboard from '@tabler/icons-react/icons/IconLayoutDashboard';
import IconLayoutSidebar from '@tabler/icons-react/icons/IconLayoutSidebar';
import IconListCheck from '@tabler/icons-react/icons/IconListCheck';
import IconLock from '@tabler/icons-react/icons/IconLock';
import IconLogout from '@tabler/icons-react/icons/IconLogout';
import IconMail from '@tabler/icons-react/icons/IconMail';
import IconMenu2 from '@tabler/icons-react/icons/IconMenu2';
import IconMinus from '@tabler/icons-react/icons/IconMinus';
import IconMoon from '@tabler/icons-react/icons/IconMoon';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import IconReceipt from '@tabler/icons-react/icons/IconReceipt';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import IconShieldCheck from '@tabler/icons-react/icons/IconShieldCheck';
import IconSun from '@tabler/icons-react/icons/IconSun';
import IconTicket from '@tabler/icons-react/icons/IconTicket';
import IconUserShield from '@tabler/icons-react/icons/IconUserShield';
import IconUsers from '@tabler/icons-react/icons/IconUsers';
import IconX from '@tabler/icons-react/icons/IconX';

/** Imported one by one: the index of the package names 6,000 icons, all of which tests and the server of development would load. */
const icons = {
  menu: IconMenu2,
  sidebar: IconLayoutSidebar,
  close: IconX,
  minus: IconMinus,
  plus: IconPlus,
  check: IconCheck,
  warning: IconAlertTriangle,
  clock: IconClock,
  info: IconInfoCircle,
  users: IconUsers,
  orders: IconReceipt,
  dashboard: IconLayoutDashboard,
  payments: IconCreditCard,
  plans: IconCalendarEvent,
  scratchcards: IconTicket,
  collateral: IconDiamond,
  discounts: IconDiscount,
  approvals: IconShieldCheck,
  jobs: IconListCheck,
  administrators: IconUserShield,
  audit: IconFileText,
  books: IconBook,
  notifications: IconBell,
  'log-out': IconLogout,
  sun: IconSun,
  moon: IconMoon,
  copy: IconCopy,
  'chevron-down': IconChevronDown,
  'chevron-up': IconChevronUp,
  'chevron-right': IconChevronRight,
  dots: IconDots,
  search: IconSearch,
  mail: IconMail,
  archive: IconArchive,
  inbox: IconInbox,
  lock: IconLock,
} as const;

export type IconName = keyof typeof icons;

/** A decorative icon beside a label, hidden from screen readers. `size` is its size in px at the default text size. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Drawing = icons[name];
  return (
    <Drawing aria-hidden="true" focusable="false" size={`${size / 16}rem`} stroke={size < 18 ? 2.4 : 1.75} />
  );
}
