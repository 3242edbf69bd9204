/**
 * Parts that are loaded on a press or right after their page, grouped by the file that they share in a build. Parts of
 * a group are small, belong to the same page or area, and need no library that the others do not need. Paths are below
 * `src`. All other parts have a file of their own: calendars, charts, the palette, the composer, the camera and the
 * field for files.
 */
export const families: Readonly<Record<string, readonly string[]>> = {
  'action-parts': [
    'kits/actions/ActionDialog.tsx',
    'kits/actions/MoneyInput.tsx',
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
  'date-parts': [
    'administration/dashboard/pages/mini-admin/PeriodPopover.tsx',
    'kits/forms/DateField.tsx',
    'kits/forms/DateRangeField.tsx',
    'kits/forms/DateTimeField.tsx',
  ],
  'desk-dialogs': [
    'kits/actions/bulk/BulkDialog.tsx',
    'administration/users/ImportUsers.tsx',
    'kits/lists/details/EntityDrawer.tsx',
    'kits/lists/export/ExportDialog.tsx',
  ],
  'details-of-cases': [
    'administration/administrators/details.tsx',
    'administration/approvals/details.tsx',
    'administration/audit/details.tsx',
    'administration/jobs/details.tsx',
    'administration/notifications/details.tsx',
    'administration/scratchcards/details.tsx',
    'administration/scratchcards/scratchcard-details.tsx',
  ],
  'details-of-money': [
    'administration/collateral/details.tsx',
    'administration/orders/details.tsx',
    'administration/payments/PaymentReceiptDialog.tsx',
    'administration/payments/details.tsx',
    'administration/plans/details.tsx',
    'administration/users/details.tsx',
  ],
  'list-tools': [
    'kits/lists/columns/LayoutPopover.tsx',
    'kits/lists/filters/FilterDrawer.tsx',
    'kits/lists/filters/ValuesPopover.tsx',
    'kits/lists/rows/RowActions.tsx',
    'kits/lists/selection/BulkMenu.tsx',
    'kits/lists/views/OwnViews.tsx',
    'kits/lists/views/ViewForm.tsx',
  ],
  'pin-parts': [
    'administration/scratchcards/pin-files/ExportPins.tsx',
    'administration/scratchcards/pin-files/OpenPinFile.tsx',
    'administration/scratchcards/pin-files/PrintSheet.tsx',
  ],
  'start-parts': ['api/cached-answers.ts'],
};
