export {
  $isPageVisible,
  $returnedAt,
  $isScreenRendered,
  appStarted,
  focusMainTask,
  hidePageTask,
  pageCached,
  pageResumed,
  printRequested,
  reloadHiddenTask,
  reloadPageFx,
  replacePageTask,
  screenReady,
  screenRendered,
  showPageTask,
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
