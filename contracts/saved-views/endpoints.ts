import { endpoint } from '#contracts/endpoint.ts';
import { SavedViewId } from '#contracts/ids.ts';
import { ListName, NewSavedView, SavedView, SavedViewContent, SavedViews } from './saved-view.ts';

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/v1/admin/saved-views',
  summary: 'Your own and shared views of a list, by name',
  access: 'administrator',
  entity: 'saved-view',
  permission: 'views.use',
  query: { list: ListName },
  responses: { 200: SavedViews },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'of payments', query: { list: 'payments' } }],
});

export const getSavedView = endpoint({
  method: 'GET',
  path: '/v1/admin/saved-views/{savedViewId}',
  summary: 'One of your own or shared views',
  access: 'administrator',
  entity: 'saved-view',
  permission: 'views.use',
  version: 'answers',
  params: { savedViewId: SavedViewId },
  responses: { 200: SavedView },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'one', params: { savedViewId: '{savedView}' } }],
});

export const createSavedView = endpoint({
  method: 'POST',
  path: '/v1/admin/saved-views',
  summary: 'Save a view of a list under a name',
  access: 'administrator',
  entity: 'saved-view',
  permission: 'views.use',
  idempotent: true,
  takes: null,
  audit: 'saved-view.created',
  body: NewSavedView,
  responses: { 201: SavedView },
  location: '/v1/admin/saved-views/{id}',
  problems: [],
  since: '3.0.0',
  examples: [
    {
      name: 'large failures',
      body: {
        list: 'payments',
        name: 'Large failures',
        query: 'status=FAILED&sort=-amount',
        shared: true,
        isDefault: false,
      },
    },
  ],
});

export const updateSavedView = endpoint({
  method: 'PATCH',
  path: '/v1/admin/saved-views/{savedViewId}',
  summary:
    'Change a view: its name, what it shows, who sees it. One that another administrator shares needs `views.others`, and stays shared',
  access: 'administrator',
  entity: 'saved-view',
  permission: 'views.use',
  idempotent: true,
  takes: null,
  audit: 'saved-view.changed',
  version: 'requires',
  params: { savedViewId: SavedViewId },
  body: SavedViewContent,
  responses: { 200: SavedView },
  problems: [],
  since: '3.0.0',
  examples: [
    {
      name: 'rename',
      params: { savedViewId: '{savedView}' },
      body: { name: 'Failures', query: 'status=FAILED', shared: true, isDefault: false },
    },
  ],
});

export const removeSavedView = endpoint({
  method: 'POST',
  path: '/v1/admin/saved-views/{savedViewId}/remove',
  summary: 'Remove a view: your own, or with `views.others` a shared one. Returns the removed view',
  access: 'administrator',
  entity: 'saved-view',
  permission: 'views.use',
  idempotent: true,
  takes: null,
  audit: 'saved-view.removed',
  version: 'requires',
  params: { savedViewId: SavedViewId },
  responses: { 200: SavedView },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'one', params: { savedViewId: '{savedView}' } }],
});
