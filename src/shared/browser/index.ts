export { isScreenShareSupported } from './screen-share'
export { type CookieOptions, deleteCookie, readCookie, readCookies, writeCookie } from './cookies'
export { type ClientInfo, readClientInfo } from './client-info'
export { readFocusKey, focusByKey } from './focus-key'
export { isFullscreenSupported, enterFullscreen, isFullscreen, exitFullscreen, onFullscreenChange } from './fullscreen'
export { whenIdle } from './idle'
export { isAppleKeyboard, isTypeaheadTarget, hasBlockingModal, isTextField, onKeyDown } from './keyboard'
export { onMediaMatch } from './media-query'
export { onOnline } from './network'
export { nextPaint, nextTask } from './next-task'
export {
  replacePage,
  hidePage,
  currentLocation,
  currentPathname,
  focusMainContent,
  isOnline,
  navigateAway,
  pageOrigin,
  prefersDarkMode,
  reloadPage,
  wasPageReloaded,
  reloadHidden,
  showPage,
  setDocumentLanguage,
  setDocumentTitle,
  showAppearance,
  currentHashOf,
} from './page'
export { isPageLocked, setPageLocked } from './page-lock'
export {
  isVideoPipSupported,
  isDocumentPipSupported,
  enterVideoPip,
  onPipKeyDown,
  openPipWindow,
} from './picture-in-picture'
export { onPageCached, onPageResumed, watchPageVisibility } from './page-lifecycle'
export { onPrintChange, printPage } from './print'
export { type DownloadFile, downloadFile } from './download-file'
export { keepBeside } from './keep-beside'
export type { PopoverSide } from './popover-position'
export { showInTopLayer } from './show-in-top-layer'
export { deviceStorage, tabStorage } from './storage'
export { openTabChannel, openStorageChannel, type PostToTabs } from './tab-channel'
export { holdTabMutex, queueForTabMutex, type ReleaseTabMutex, withTabMutex } from './tab-mutex'
export { playTestSound } from './test-sound'
export { onUncaughtError } from './uncaught-errors'
export { onUserActivity } from './user-activity'
export { keepScreenAwake } from './wake-lock'
