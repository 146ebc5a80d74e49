export { type CookieOptions, deleteCookie, readCookie, readCookies, writeCookie } from './cookies'
export { type Device, readDevice } from './device'
export { focusedPlace, focusPlace } from './focused-place'
export { whenIdle } from './idle'
export { isAppleKeyboard, isModalInTheWay, isTextField, listenToKeys } from './keyboard'
export { onMediaMatched } from './media'
export { nextPaint, nextTask } from './next-task'
export {
  beginAnewAt,
  concealPage,
  currentAddress,
  currentPathname,
  focusMainContent,
  isOnline,
  leaveFor,
  pageOrigin,
  prefersDarkMode,
  reloadPage,
  reloadUnseen,
  revealPage,
  setDocumentLanguage,
  setDocumentTitle,
  showAppearance,
  shownHash,
} from './page'
export { isPageVeiled, veilPage } from './page-veil'
export { onPagePutAside, onPageRevisited, watchPageVisibility } from './page-visits'
export { printPage } from './print'
export { deviceStorage, tabStorage } from './storage'
export { openTabChannel, openTabNotes, type TellTabs } from './tab-channel'
export { withTabLock } from './tab-lock'
export { onUserInput } from './user-input'
