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
export { onPageRevisited } from './page-visits'
export { deviceStorage, tabStorage } from './storage'
