import type { Page } from '@playwright/test'

/** Elements and attributes that the sanitiser allows. */
const GLOBAL_ATTRIBUTES = ['lang', 'dir']
const PLAIN =
  'p br hr blockquote pre ul li dl dt dd figure figcaption summary h3 h4 h5 h6 abbr b bdi cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var wbr table caption thead tbody tfoot tr'
const RULES: Record<string, readonly string[]> = {
  ...Object.fromEntries(PLAIN.split(' ').map((name) => [name, []])),
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  // Wrappers of tables and placeholders of videos.
  div: ['role', 'tabindex', 'aria-label', 'data-video'],
  // Visually hidden texts.
  span: ['class'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  col: ['span'],
  colgroup: ['span'],
  ol: ['start', 'reversed'],
  details: ['open'],
}

/** Names that an article could clobber. */
const NAMES = [
  'config',
  'cookie',
  'body',
  'getElementById',
  'portalPreload',
  'apiUrl',
  'root',
  'main',
  'm',
  'a',
  'top',
  'p',
]

export interface Inspection {
  forbidden: string[]
  text: string
  videos: number
}

/** Follows a link of the open article to another one, in the page: locators would take most of the time. */
export const followLink = (page: Page, label: string, start: string): Promise<void> =>
  page.getByRole('main').evaluate(
    async (main, { text, first }) => {
      const find = (selector: string, content: string) =>
        [...main.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === content)
      const opened = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!find('article p', first)) return
          observer.disconnect()
          resolve()
        })
        observer.observe(main, { subtree: true, childList: true, characterData: true })
      })
      find('article a', text)?.click()
      await opened
    },
    { text: label, first: start },
  )

export const inspectArticle = (page: Page, start: string): Promise<Inspection> =>
  page.evaluate(
    ({ first, rules, ofAll }) => {
      const root = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === first)?.parentElement
      if (!root) throw new Error(`no article begins with ${first}`)
      const elements = [...root.querySelectorAll('*')].filter(
        (element) => !element.parentElement?.closest('[data-video]'),
      )
      const forbidden = elements.flatMap((element) => {
        const { localName } = element
        const allowed = rules[localName]
        if (!allowed || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [`<${localName}>`]
        const names = element.getAttributeNames().filter((name) => ![...allowed, ...ofAll].includes(name))
        return [...names.map((name) => `${localName}[${name}]`), ...inspectNode(element)]
      })
      const pictures = [...root.querySelectorAll('img')].map(({ alt }) => alt)
      const videos = root.querySelectorAll('[data-video]').length
      return { forbidden, text: [root.innerText, ...pictures].join('\n'), videos }

      function inspectNode(element: Element): string[] {
        if (element instanceof HTMLAnchorElement) return isAllowedLink(element) ? [] : [element.outerHTML]
        if (element instanceof HTMLImageElement) return isAllowedImage(element) ? [] : [element.outerHTML]
        return element instanceof HTMLSpanElement && !['', 'visually-hidden'].includes(element.className)
          ? [element.outerHTML]
          : []
      }

      function isAllowedLink({ protocol, origin, target, rel, username }: HTMLAnchorElement): boolean {
        if (origin === location.origin) return target === ''
        if (protocol === 'mailto:' || protocol === 'tel:') return true
        const isSafe = target === '_blank' && rel === 'noopener noreferrer' && username === ''
        return (protocol === 'https:' || protocol === 'http:') && isSafe
      }

      function isAllowedImage({ src, loading }: HTMLImageElement): boolean {
        const isLocal = new URL(src).origin === location.origin || /^data:image\/(?:png|jpeg|gif);base64,/.test(src)
        return isLocal && loading === 'lazy'
      }
    },
    { first: start, rules: RULES, ofAll: GLOBAL_ATTRIBUTES },
  )

export const surroundings = (page: Page) =>
  page.evaluate((names) => {
    const { cookie, title, baseURI, forms, body } = document
    return {
      // Without the query, which contains the id of the article.
      address: location.origin + location.pathname,
      frames: window.length,
      forms: forms.length,
      parts: [...body.children]
        .map(({ localName }) => localName)
        .filter((name) => name !== 'script' && name !== 'link'),
      isBodyShown: body.checkVisibility(),
      names: names.map((name) => `${name}: ${typeof Reflect.get(window, name)}, ${typeof Reflect.get(document, name)}`),
      cookie,
      title,
      isBaseUnchanged: baseURI === location.href,
    }
  }, NAMES)
