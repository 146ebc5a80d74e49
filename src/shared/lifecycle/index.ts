export {
  $isPageVisible,
  $returnedAt,
  focusMainTask,
  hidePageTask,
  pageCached,
  pageLeft,
  pageResumed,
  printRequested,
  reloadHiddenTask,
  reloadPageTask,
  replacePageTask,
  showPageTask,
} from './page'
export { FileLoadError, isNewVersionDeployed, onLoadable, reloadForNewVersion, withRetries } from './chunk-loading'
export {
  $areFeaturesReady,
  $canLoadFeatures,
  $areFeaturesStarted,
  $isFirstScreenRendered,
  appStarted,
  currentAndUpdates,
  featuresReady,
  featuresRendered,
  featuresStarted,
  firstScreenRendered,
  screenReady,
  waitForIdleTask,
} from './start-up'
export { $minute, $now, $today } from './clock'
export {
  $areWritesBlocked,
  $isPageBusy,
  $isReloadPending,
  userBusyChanged,
  reloadBlockedChanged,
  reloadRequested,
  writesBlockedChanged,
} from './reload'
