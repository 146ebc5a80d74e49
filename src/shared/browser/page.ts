export const reloadPage = (): void => location.reload()

/** Keeps focus, input and scroll position. `showPage` reverts it, unless the page is reloading. */
export const hidePage = (): void => {
  document.documentElement.dataset.pageHidden ??= 'until-shown'
}

export const showPage = (): void => {
  const { dataset } = document.documentElement
  if (dataset.pageHidden === 'until-shown') delete dataset.pageHidden
}

/** Hides the page and reloads it, because its content must not be seen any more. */
export const reloadHidden = (): void => {
  document.documentElement.dataset.pageHidden = 'until-reload'
  location.reload()
}

export const navigateAway = (url: string): void => location.assign(url)

export const openTab = (url: string): void => void window.open(url, '_blank', 'noopener')

/** Loads another page and replaces the history entry: Back does not return, and nothing in memory is kept. */
export const replacePage = (path: string): void => location.replace(path)

export const currentPathname = (): string => location.pathname

export const currentLocation = (): Pick<Location, 'pathname' | 'search' | 'hash'> => {
  const { pathname, search, hash } = location
  return { pathname, search, hash }
}

/** Whether the browser already shows this path and query while the router opens it: first page, Back and Forward. */
export const isCurrentAddress = (pathname: string, search: string): boolean =>
  location.pathname === pathname && location.search === search

export const pageOrigin = (): string => location.origin

export const setDocumentTitle = (title: string): void => {
  document.title = title
}

/** The same language again would make browsers calculate the styles of all elements, because of `:lang()`. */
export const setDocumentLanguage = (language: string): void => {
  const root = document.documentElement
  if (root.lang !== language) root.lang = language
}

/** The manifest has the name and the shortcuts of the installed portal. The same one again would be processed again. */
export const setManifestLanguage = (language: string): void => {
  const href = `/manifest.${language}.json`
  document.querySelector(`link[rel="manifest"]:not([href="${href}"])`)?.setAttribute('href', href)
}

export const showAppearance = (appearance: Readonly<Record<string, string>>): void => {
  Object.assign(document.documentElement.dataset, appearance)
}

/** The colour of the top bar (tokens.css), which the frame of an installed portal has too. */
const THEME_COLORS = { light: '#ffffff', dark: '#141a20' }

export const setThemeColor = (mode: keyof typeof THEME_COLORS): void => {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[mode])
}

export const focusMainContent = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** Not by a fragment in the address: the router would treat it as a navigation. */
export const skipToMainContent = (): void => {
  document.getElementById('main')?.scrollIntoView()
  focusMainContent()
}

export const prefersDarkMode = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

export const isOnline = (): boolean => navigator.onLine

/**
 * False if the page was opened by an address, a link or the history. True for a discarded tab, which is loaded like a page of
 * the history.
 */
export const wasPageReloaded = (): boolean =>
  ('wasDiscarded' in document && document.wasDiscarded === true) ||
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/** By an attribute, so that styles hide the page at once, without waiting for a render. */
export const setPageLocked = (isLocked: boolean): void => {
  document.documentElement.toggleAttribute('data-screen-locked', isLocked)
}

export const isPageLocked = (): boolean => document.documentElement.hasAttribute('data-screen-locked')
