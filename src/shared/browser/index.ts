export { type CookieOptions, deleteCookie, readCookie, writeCookie } from './cookies'
export { whenIdle } from './idle'
export { isAppleKeyboard, isModalInTheWay, listenToKeys } from './keyboard'
export {
  currentPathname,
  focusMainContent,
  isOnline,
  leaveFor,
  pageOrigin,
  prefersDarkMode,
  reloadPage,
  setDocumentLanguage,
  setDocumentMode,
  setDocumentTitle,
  shownHash,
} from './page'
export { onPageRevisited } from './page-visits'
export { deviceStorage, tabStorage } from './storage'
