/** Elements that open above the page; popovers have the role dialog, too. */
export const above = '[role="dialog"], [role="menu"]';
