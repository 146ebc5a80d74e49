export { type ClientInfo, readClientInfo } from './client-info'
export { type CookieOptions, deleteCookie, readCookie, readCookies, writeCookie } from './cookies'
export { type DownloadFile, downloadFile } from './download-file'
export { focusByKey, readFocusKey } from './focus-key'
export { hasBlockingModal, isAppleKeyboard, isTextField, isTypeaheadTarget, onKeyDown } from './keyboard'
export {
  currentHashOf,
  currentLocation,
  currentPathname,
  focusMainContent,
  hidePage,
  isOnline,
  isPageLocked,
  navigateAway,
  pageOrigin,
  prefersDarkMode,
  reloadHidden,
  reloadPage,
  replacePage,
  setDocumentLanguage,
  setDocumentTitle,
  setPageLocked,
  setManifestLanguage,
  setThemeColor,
  showAppearance,
  showPage,
  wasPageReloaded,
} from './page'
export {
  onMediaMatch,
  onOnline,
  onPageCached,
  onPageResumed,
  onUncaughtError,
  watchPageVisibility,
} from './page-events'
export {
  enterVideoPip,
  isDocumentPipSupported,
  isVideoPipSupported,
  onPipKeyDown,
  openPipWindow,
} from './picture-in-picture'
export { keepBeside, type PopoverSide } from './popover-position'
export { onPrintChange, printPage } from './print'
export { nextPaint, nextTask, whenIdle } from './scheduling'
export {
  enterFullscreen,
  exitFullscreen,
  isFullscreen,
  isFullscreenSupported,
  isScreenShareSupported,
  keepScreenAwake,
  onFullscreenChange,
} from './screen'
export { showInTopLayer } from './show-in-top-layer'
export { deviceStorage, tabStorage } from './storage'
export { openStorageChannel, openTabChannel, type PostToTabs } from './tab-channel'
export { holdTabMutex, queueForTabMutex, type ReleaseTabMutex, withTabMutex } from './tab-mutex'
export { playTestSound } from './test-sound'
export { onUserActivity } from './user-activity'
