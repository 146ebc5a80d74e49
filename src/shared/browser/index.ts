export { canShareScreen } from './screen-share'
export { type CookieOptions, deleteCookie, readCookie, readCookies, writeCookie } from './cookies'
export { type Device, readDevice } from './client-info'
export { focusedPlace, focusPlace } from './focus-key'
export { canFillScreen, fillScreen, isScreenFilled, leaveFilledScreen, onScreenFilled } from './fullscreen'
export { whenIdle } from './idle'
export { isAppleKeyboard, isChoiceList, isModalInTheWay, isTextField, listenToKeys } from './keyboard'
export { onMediaMatched } from './media-query'
export { onNetworkReturned } from './network'
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
export { isPageVeiled, veilPage } from './page-lock'
export {
  canFloatPicture,
  canStandAlone,
  floatPicture,
  listenToOwnWindowKeys,
  openOwnWindow,
} from './picture-in-picture'
export { onPagePutAside, onPageRevisited, watchPageVisibility } from './page-lifecycle'
export { onPrinting, printPage } from './print'
export { type SavedFile, saveFile } from './download-file'
export { showOnTop } from './show-in-top-layer'
export { deviceStorage, tabStorage } from './storage'
export { openTabChannel, openTabNotes, type TellTabs } from './tab-channel'
export { withTabLock } from './tab-mutex'
export { playTestSound } from './test-sound'
export { onUserInput } from './user-activity'
export { keepScreenAwake } from './wake-lock'
