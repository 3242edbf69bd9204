import type * as listMenus from './list-menus.ts';

export type ListMenus = typeof listMenus;

export const loadListMenus = (): Promise<ListMenus> => import('./list-menus.ts');
