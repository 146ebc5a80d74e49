export { setAppBadge } from './app-badge'
export { type ClientInfo, connectionType, readClientInfo } from './client-info'
export { copyText } from './clipboard'
export {
  AUTH_COOKIE,
  CLINIC_COOKIE,
  type CookieOptions,
  deleteCookie,
  LANGUAGE_COOKIE,
  PORTAL_COOKIES,
  readCookie,
  readCookies,
  SESSION_END_COOKIE,
  writeCookie,
} from './cookies'
export { type DownloadFile, downloadFile, onPrintChange, printPage } from './download-and-print'
export { focusByKey, readFocusKey } from './focus-key'
export {
  hasBlockingModal,
  ignoreNextEnter,
  isAppleKeyboard,
  isComposing,
  isInPopover,
  isPageTarget,
  isTextField,
  isTypeaheadTarget,
  onKeyDown,
  preventHeldEnter,
} from './keyboard'
export {
  type NotificationPermissionStatus,
  onNotificationPermissionChange,
  readNotificationPermission,
  requestNotificationPermission,
  showBrowserNotification,
} from './notifications'
export {
  currentLocation,
  currentPathname,
  focusMainContent,
  skipToMainContent,
  hidePage,
  isCurrentAddress,
  isOnline,
  isPageLocked,
  navigateAway,
  openTab,
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
  onPageLeft,
  onPageResumed,
  onLinkReached,
  onUncaughtError,
  watchPageVisibility,
  onUserActivity,
} from './page-events'
export {
  closePip,
  enterVideoPip,
  isDocumentPipSupported,
  isVideoPipSupported,
  onPipKeyDown,
  openPipWindow,
} from './picture-in-picture'
export {
  enterFullscreen,
  exitFullscreen,
  isFullscreen,
  isFullscreenSupported,
  isScreenShareSupported,
  keepScreenAwake,
  onFullscreenChange,
} from './screen'
export { afterPress, focusClickedButton, ignoreSecondClick, trackPress } from './pointer'
export { keepBeside, type PopoverSide, showInTopLayer } from './popover'
export { nextPaint, nextTask, whenIdle } from './scheduling'
export { deviceStorage, tabStorage } from './storage'
export { openStorageChannel, openTabChannel, type PostToTabs } from './tab-channel'
export {
  type HoldOptions,
  holdSharedLock,
  holdTabMutex,
  isHeldByTab,
  queueForTabMutex,
  type ReleaseTabMutex,
  withTabMutex,
} from './tab-locks'
export { playTestSound } from './test-sound'
