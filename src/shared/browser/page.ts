/** The page itself: the only place that touches `document` and `location` for the rest of the portal. */

export const reloadPage = (): void => location.reload()

/**
 * Shows nothing of the page, at once. The focus, what was typed and how far it was scrolled stay; `revealPage` shows it
 * again, unless the page is on its way out.
 */
export const hidePage = (): void => {
  document.documentElement.dataset.pageHidden ??= 'for-now'
}

export const showPage = (): void => {
  const { dataset } = document.documentElement
  if (dataset.pageHidden === 'for-now') delete dataset.pageHidden
}

/** Loads the page anew and shows nothing of it until then: what stands on it is no longer for the doctor's eyes. */
export const reloadHidden = (): void => {
  document.documentElement.dataset.pageHidden = 'for-good'
  location.reload()
}

export const navigateAway = (url: string): void => location.assign(url)

/** A whole page load in place of this page, to which Back does not lead again: nothing in memory outlasts it. */
export const replacePage = (path: string): void => location.replace(path)

export const currentPathname = (): string => location.pathname

export const currentLocation = (): Pick<Location, 'pathname' | 'search' | 'hash'> => {
  const { pathname, search, hash } = location
  return { pathname, search, hash }
}

/** The hash of the address, if the browser shows this path and query already: at the first page, and after Back. */
export const currentHashOf = (pathname: string, search: string): string | null =>
  location.pathname === pathname && location.search === search ? location.hash : null

export const pageOrigin = (): string => location.origin

export const setDocumentTitle = (title: string): void => {
  document.title = title
}

export const setDocumentLanguage = (language: string): void => {
  document.documentElement.lang = language
}

/** Sets `data-mode`, `data-skin` and so on of the page, which the styles go by. */
export const showAppearance = (appearance: Readonly<Record<string, string>>): void => {
  Object.assign(document.documentElement.dataset, appearance)
}

/** Moves keyboard and screen reader to the new page's content after a navigation inside the portal. */
export const focusMainContent = (): void => document.getElementById('main')?.focus({ preventScroll: true })

export const prefersDarkMode = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

export const isOnline = (): boolean => navigator.onLine
