// What the buttons of a list open, in one module that is loaded with the first press.
export { LayoutForm } from './columns/LayoutForm.tsx';
export { FilterDrawer } from './filters/FilterDrawer.tsx';
export { FilterPopover } from './filters/FilterPopover.tsx';
export { FilterValues } from './filters/FilterValues.tsx';
export { RowActions } from './rows/RowActions.tsx';
export { BulkMenu } from './selection/BulkMenu.tsx';
export { SavedViewsMenu } from './views/SavedViewsMenu.tsx';
export { ViewForm } from './views/ViewForm.tsx';
