export {
  $isFirstScreenRendered,
  $isPageVisible,
  $returnedAt,
  appStarted,
  firstScreenRendered,
  focusMainTask,
  hidePageTask,
  pageCached,
  pageLeft,
  pageResumed,
  printRequested,
  reloadHiddenTask,
  reloadPageTask,
  replacePageTask,
  screenReady,
  showPageTask,
  waitForIdleTask,
} from './page'
export { FileLoadError, isNewVersionDeployed, onLoadable, reloadForNewVersion, withRetries } from './chunk-loading'
export {
  $areFeaturesReady,
  $canLoadFeatures,
  $areFeaturesStarted,
  currentAndUpdates,
  featuresReady,
  featuresRendered,
  featuresStarted,
} from './features'
export { $minute, $now, $today } from './clock'
export {
  $areWritesBlocked,
  $isPageBusy,
  $isReloadPending,
  pageBusyChanged,
  reloadBlockedChanged,
  reloadRequested,
  writesBlockedChanged,
} from './reload'
