export {
  type AccessRequirement,
  type AccessContext,
  type AccessDecision,
  decideAccess,
  type Permissions,
} from './access'
export { canOpen, isInMenu, type MenuEntry, menuFor, menuGroupOf, openableScreens } from './menu'
export {
  $currentRoute,
  $isOnPublicScreen,
  $language,
  $location,
  $navigate,
  $targetLanguage,
  $targetLocation,
  openExternalUrlTask,
  locationOpened,
  locationRendered,
  featureLocationChanged,
  locationChanged,
  type Navigate,
  navigateFx,
  navigationStarted,
  routeChanged,
  routeRendered,
  type PortalLocation,
  screenChanged,
  screenLeft,
  removeQueryParamsOn,
  whenFeaturesReady,
} from './navigation'
export { newTabRequested } from './new-tab'
export {
  buildPath,
  matchAnyPath,
  matchPath,
  ROOM_PARAM,
  type RouteMatch,
  type RouteParams,
  translatePath,
} from './paths'
export { languageOfPath } from './path-segments'
export { externalSignInUrl, pathAfterSignIn, signInPath } from './sign-in-path'
export {
  isPublicRoute,
  MENU_GROUPS,
  type MenuGroupId,
  ROUTE_IDS,
  type RouteId,
  routeDefinition,
} from './route-table'
