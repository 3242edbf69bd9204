const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  sidebar: 'M4 5h16v14H4zM9.5 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  cross: 'M7 7l10 10M17 7L7 17',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.3',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 8v4.5l3 2',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 11v5M12 8v.3',
  users:
    'M9 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3.5 19c0-3 2.2-4.7 5.5-4.7s5.5 1.7 5.5 4.7M15.5 6a2.7 2.7 0 0 1 0 5.2M17 14.6c2.2.5 3.5 2 3.5 4.4',
  orders: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9.5 9h5M9.5 13h5',
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  payments: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4',
  instalments: 'M5 5.5h14V20H5zM5 10h14M9 3.5v4M15 3.5v4M9 14.5h6',
  scratchcards: 'M3.5 6h17v4a2 2 0 0 0 0 4v4h-17v-4a2 2 0 0 0 0-4zM14 6v2.5M14 11v2M14 15.5V18',
  collateral: 'M4 9l4-5h8l4 5-8 11zM4 9h16M9 9l3 11 3-11',
  approvals: 'M12 4l7 3v5c0 4-3 7-7 8-4-1-7-4-7-8V7zM9 12l2.2 2.2L15.2 10',
  jobs: 'M4 6.5l1.5 1.5L8 5M4 12.5l1.5 1.5L8 11M4 18.5l1.5 1.5L8 17M11 7h9M11 13h9M11 19h9',
  administrators:
    'M9 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3.5 19c0-3 2.2-4.7 5.5-4.7 1.4 0 2.6.3 3.5.9M17.5 12.5l3 1.2v2.4c0 1.9-1.3 3.2-3 3.9-1.7-.7-3-2-3-3.9v-2.4z',
  audit: 'M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h3',
  notifications: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  'log-out': 'M14 5H6v14h8M10.5 12H20M16.5 8l4 4-4 4',
  sun: 'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M18.4 5.6l-1.5 1.5M7.1 16.9l-1.5 1.5',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  dots: 'M5.5 12h.5M12 12h.5M18.5 12h.5',
  search: 'M11 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15.5 15.5L20 20',
  'chevron-right': 'M9 6l6 6-6 6',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6',
  archive: 'M4 5h16v4H4zM5.5 9v10h13V9M10 13h4',
  inbox: 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 2.5h4l1-2.5h5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const;

export type IconName = keyof typeof outlines;

/** A decorative icon beside a label, hidden from screen readers. `size` is its size in px at the default text size. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 18 ? 2.4 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
