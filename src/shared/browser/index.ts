export { type CookieOptions, deleteCookie, readCookie, writeCookie } from './cookies'
export {
  currentPath,
  focusMainContent,
  isOnline,
  leaveFor,
  pageOrigin,
  prefersDarkMode,
  reloadPage,
  setDocumentLanguage,
  setDocumentMode,
  setDocumentTitle,
} from './page'
export { deviceStorage, tabStorage } from './storage'
