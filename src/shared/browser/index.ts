export { type CookieOptions, deleteCookie, readCookie, writeCookie } from './cookies'
export { whenIdle } from './idle'
export { isAppleKeyboard, isModalInTheWay, isTextField, listenToKeys } from './keyboard'
export { onMediaMatched } from './media'
export {
  currentPathname,
  focusMainContent,
  isOnline,
  leaveFor,
  pageOrigin,
  prefersDarkMode,
  reloadPage,
  setDocumentLanguage,
  setDocumentTitle,
  showAppearance,
  shownHash,
} from './page'
export { onPageRevisited, watchPageVisibility } from './page-visits'
export { deviceStorage, onStoredElsewhere, tabStorage } from './storage'
