export { canShareScreen } from './capture'
export { type CookieOptions, deleteCookie, readCookie, readCookies, writeCookie } from './cookies'
export { type Device, readDevice } from './device'
export { focusedPlace, focusPlace } from './focused-place'
export { canFillScreen, fillScreen, isScreenFilled, leaveFilledScreen, onScreenFilled } from './fullscreen'
export { whenIdle } from './idle'
export { isAppleKeyboard, isChoiceList, isModalInTheWay, isTextField, listenToKeys } from './keyboard'
export { onMediaMatched } from './media'
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
export { isPageVeiled, veilPage } from './page-veil'
export { canFloatPicture, canStandAlone, floatPicture, listenToOwnWindowKeys, openOwnWindow } from './own-window'
export { onPagePutAside, onPageRevisited, watchPageVisibility } from './page-visits'
export { onPrinting, printPage } from './print'
export { type SavedFile, saveFile } from './save-file'
export { showOnTop } from './show-on-top'
export { deviceStorage, tabStorage } from './storage'
export { openTabChannel, openTabNotes, type TellTabs } from './tab-channel'
export { withTabLock } from './tab-lock'
export { playTestSound } from './test-sound'
export { onUserInput } from './user-input'
export { keepScreenAwake } from './wake-lock'
