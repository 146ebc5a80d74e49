export {
  $isPageVisible,
  $isScreenRendered,
  appStarted,
  focusMainFx,
  hidePageFx,
  pageCached,
  pageResumed,
  printRequested,
  reloadHiddenFx,
  reloadPageFx,
  replacePageFx,
  screenReady,
  screenRendered,
  showPageFx,
  waitForIdleFx,
} from './page'
export { ChunkLoadFailure, isNewVersionDeployed, onLoadable, reloadForNewVersion, withRetries } from './chunk-loading'
export {
  $areFeaturesReady,
  $areFeaturesRequested,
  $areFeaturesStarted,
  currentAndUpdates,
  featuresReady,
  featuresRendered,
  featuresStarted,
} from './features'
export { $minute, $now, $today } from './clock'
