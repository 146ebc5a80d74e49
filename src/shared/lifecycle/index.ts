export { appStarted } from './app-started'
export { ChunkLoadFailure, isNewVersionDeployed, onLoadable, withRetries } from './chunk-loading'
export {
  $isScreenRendered,
  focusMainFx,
  hidePageFx,
  pageCached,
  pageResumed,
  reloadHiddenFx,
  reloadPageFx,
  replacePageFx,
  screenReady,
  screenRendered,
  showPageFx,
  waitForIdleFx,
} from './page'
export { $isPageVisible } from './page-visibility'
export { $minute, $today } from './today'
export { reloadForNewVersion } from './version-reload'
