/**
 * Parts that are loaded on a press or right after their page, grouped by the file that they share in a build. Parts of
 * a group are small, belong to the same page or area, and need no library that the others do not need. Paths are below
 * `src`. All other parts have a file of their own: calendars, charts, the palette, the composer and the field for
 * files.
 */
export const families: Readonly<Record<string, readonly string[]>> = {
  'account-parts': [
    'features/auth/announce-account.ts',
    'features/auth/DemoAccounts.tsx',
    'features/auth/session-ends.ts',
    'features/auth/web-otp.ts',
  ],
  'action-parts': [
    'actions/ActionDialog.tsx',
    'actions/MoneyInput.tsx',
    'features/notifications/Checklist.tsx',
    'features/notifications/RepeatsInputs.tsx',
    'features/scratchcards/RangeInputs.tsx',
    'features/users/OrderItems.tsx',
    'ui/ButtonReason.tsx',
  ],
  'cart-parts': [
    'layout/ActionBar.tsx',
    'features/checkout/pages/checkout/DiscountForm.tsx',
    'features/checkout/pages/checkout/EligibilityNote.tsx',
    'features/checkout/pages/checkout/QuantityInput.tsx',
  ],
  'chart-cards': [
    'features/dashboard/pages/mini-admin/Parts.tsx',
    'features/scratchcards/ScratchcardCharts.tsx',
  ],
  'collateral-parts': [
    'features/collateral/ChangeCollateral.tsx',
    'features/collateral/CollateralForm.tsx',
    'features/collateral/FilePreview.tsx',
    'features/collateral/GoldEstimate.tsx',
    'features/collateral/PlaceChoice.tsx',
  ],
  'dashboard-parts': [
    'features/dashboard/pages/mini-admin/DefinitionPopover.tsx',
    'features/dashboard/pages/mini-admin/TilesPopover.tsx',
  ],
  'date-parts': [
    'features/dashboard/pages/mini-admin/PeriodPopover.tsx',
    'forms/DateField.tsx',
    'forms/DateRangeField.tsx',
    'forms/DateTimeField.tsx',
  ],
  'day-parts': ['features/inbox/SnoozeDialog.tsx', 'features/plans/pages/installments/PaymentCalendar.tsx'],
  'desk-dialogs': [
    'actions/bulk/BulkDialog.tsx',
    'features/users/ImportUsers.tsx',
    'layout/TemporaryDrawer.tsx',
    'lists/details/EntityDrawer.tsx',
    'lists/export/ExportDialog.tsx',
  ],
  'details-of-cases': [
    'features/administrators/details.tsx',
    'features/approvals/details.tsx',
    'features/audit/details.tsx',
    'features/jobs/details.tsx',
    'features/notifications/details.tsx',
    'features/scratchcards/details.tsx',
    'features/scratchcards/scratchcard-details.tsx',
  ],
  'details-of-money': [
    'features/collateral/details.tsx',
    'features/orders/details.tsx',
    'features/payments/PaymentReceiptDialog.tsx',
    'features/payments/details.tsx',
    'features/plans/details.tsx',
    'features/users/details.tsx',
  ],
  'frame-menus': ['layout/AccountMenu.tsx', 'layout/DrawerLinks.tsx'],
  'legal-parts': [
    'features/legal/AcceptedVersion.tsx',
    'features/legal/SearchText.tsx',
    'features/legal/VersionChanges.tsx',
  ],
  'list-tools': [
    'lists/columns/LayoutForm.tsx',
    'lists/filters/AmountsForm.tsx',
    'lists/filters/FilterDrawer.tsx',
    'lists/filters/FilterPopover.tsx',
    'lists/filters/FilterValues.tsx',
    'lists/rows/RowActions.tsx',
    'lists/selection/BulkMenu.tsx',
    'lists/views/OwnViews.tsx',
    'lists/views/ViewForm.tsx',
  ],
  'offer-parts': [
    'features/checkout/pages/checkout/OfferCalculation.tsx',
    'features/checkout/pages/checkout/OfferTable.tsx',
    'features/checkout/pages/checkout/PlanStep.tsx',
  ],
  'paper-parts': [
    'features/checkout/pages/checkout/confirmation/AcceptFigures.tsx',
    'features/orders/RatePurchase.tsx',
    'features/plans/documents/Agreement.tsx',
    'features/plans/documents/ConfirmPayment.tsx',
    'features/plans/documents/PaymentReceipt.tsx',
    'features/plans/documents/SignedTerms.tsx',
    'features/plans/pages/installments/details/WhatIfPanel.tsx',
  ],
  'pay-parts': [
    'features/checkout/PaymentParts.tsx',
    'features/checkout/pages/checkout/BalancesOfTwo.tsx',
    'features/checkout/pages/checkout/PaymentStep.tsx',
    'features/checkout/pages/checkout/confirmation/BudgetForm.tsx',
  ],
  'pin-parts': [
    'features/scratchcards/pin-files/ExportPins.tsx',
    'features/scratchcards/pin-files/OpenPinFile.tsx',
    'features/scratchcards/pin-files/PrintSheet.tsx',
  ],
  'plan-dialogs': [
    'features/plans/CannotPay.tsx',
    'features/plans/paying/AutopayDialog.tsx',
    'features/plans/paying/PayAheadDialog.tsx',
    'features/plans/paying/PayDialog.tsx',
    'features/plans/paying/PaymentRefusal.tsx',
    'features/plans/paying/SettleAllDialog.tsx',
    'features/plans/paying/SettleDialog.tsx',
    'features/plans/paying/WithdrawDialog.tsx',
  ],
  'plan-parts': [
    'features/plans/PlanActions.tsx',
    'features/plans/pages/installments/details/PlanRecords.tsx',
  ],
  'profile-parts': [
    'features/profile/pages/profile/AddCard.tsx',
    'features/profile/pages/profile/DataConflict.tsx',
    'features/profile/pages/profile/PreferencesConflict.tsx',
    'features/profile/pages/profile/own-data-file.ts',
  ],
  'purchase-parts': [
    'features/checkout/pages/checkout/confirmation/ShareReceipt.tsx',
    'features/collateral/SaleWarning.tsx',
    'features/plans/AfterPurchase.tsx',
    'features/plans/UnpaidPlans.tsx',
  ],
  'redeem-parts': [
    'features/scratchcards/CodeScanner.tsx',
    'features/scratchcards/RedeemPanel.tsx',
    'features/scratchcards/TokenDrawer.tsx',
  ],
  'start-parts': ['api/kept-answers.ts', 'ui/ClosedForNow.tsx', 'ui/RetryCountdown.tsx'],
};
