/**
 * Parts that are loaded on a press or right after their page, grouped by the file that they share in a build. Parts of
 * a group are small, belong to the same page or area, and need no library that the others do not need. Paths are below
 * `src`. All other parts have a file of their own: calendars, charts, the palette, the composer, the camera and the
 * field for files.
 */
export const families: Readonly<Record<string, readonly string[]>> = {
  'action-parts': [
    'kits/actions/ActionDialog.tsx',
    'administration/notifications/Checklist.tsx',
    'administration/notifications/RepeatsInputs.tsx',
    'administration/scratchcards/RangeInputs.tsx',
    'administration/users/OrderItems.tsx',
  ],
  'chart-cards': [
    'administration/dashboard/pages/mini-admin/Parts.tsx',
    'administration/scratchcards/ScratchcardCharts.tsx',
  ],
  'dashboard-parts': [
    'administration/dashboard/pages/mini-admin/DefinitionPopover.tsx',
    'administration/dashboard/pages/mini-admin/TilesPopover.tsx',
  ],
  'pin-parts': [
    'administration/scratchcards/pin-files/ExportPins.tsx',
    'administration/scratchcards/pin-files/OpenPinFile.tsx',
    'administration/scratchcards/pin-files/PrintSheet.tsx',
  ],
  'start-parts': ['api/cached-answers.ts'],
};
