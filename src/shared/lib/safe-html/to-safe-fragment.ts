import DOMPurify, {
  type Config,
  type UponSanitizeAttributeHookEvent,
  type UponSanitizeElementHookEvent,
} from 'dompurify'
import { maskReported, unmask } from './markup'

/** Elements of an article. Other elements are removed; their text stays, but not that of `script`, `style`, `svg` and the like. */
const TEXT = 'p br hr blockquote pre ul ol li dl dt dd figure figcaption details summary h1 h2 h3 h4 h5 h6 div'
const INLINE_TAGS = 'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'
const TABLES = 'table caption colgroup col thead tbody tfoot tr th td'
/** Landmarks, groups and an obsolete element, which an article must not have: each becomes a `div`. */
export const RENAMED_TO_DIV = [
  'address',
  'article',
  'aside',
  'center',
  'footer',
  'header',
  'hgroup',
  'main',
  'nav',
  'section',
]

const ALLOWED_TAGS = [...`${TEXT} ${INLINE_TAGS} ${TABLES} img`.split(' '), ...RENAMED_TO_DIV]

const SPAN = /^[1-9]\d?$/
const LENGTH = /^[1-9]\d{0,3}$/
const ANY = /^/

/** Attributes by element with the pattern of their values. URLs are validated separately. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: ANY },
  img: { src: ANY, alt: ANY, width: LENGTH, height: LENGTH },
  td: { colspan: SPAN, rowspan: SPAN },
  th: { colspan: SPAN, rowspan: SPAN, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  col: { span: SPAN },
  colgroup: { span: SPAN },
  ol: { start: /^-?\d{1,6}$/, reversed: ANY },
  details: { open: ANY },
}
const GLOBAL_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  lang: /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i,
  dir: /^(?:ltr|rtl|auto)$/,
}

const ALLOWED_ATTR = [
  ...new Set([GLOBAL_ATTRIBUTES, ...Object.values(ATTRIBUTES)].flatMap((names) => Object.keys(names))),
]

function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  const pattern = ATTRIBUTES[tag]?.[name] ?? GLOBAL_ATTRIBUTES[name]
  // Names such as `constructor` find a property of every object.
  return pattern instanceof RegExp && pattern.test(value)
}

const HTML = 'http://www.w3.org/1999/xhtml'

/** More than any author writes; removing many attributes from one element is slow. */
const MAX_ATTRIBUTES = 60

const RULES = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOWED_NAMESPACES: [HTML],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

export interface Embed {
  container: HTMLElement
  address: string
}

interface SafeFragment {
  content: DocumentFragment
  embeds: Embed[]
}

/**
 * Sanitises untrusted HTML. The nodes belong to an inert document, which loads and runs nothing, until they are
 * inserted into the page. No text is parsed twice, so its meaning cannot change (mutation XSS).
 */
export function toSafeFragment(html: string): SafeFragment {
  const embeds: Embed[] = []
  const filterElement = (node: Node, { tagName }: UponSanitizeElementHookEvent) => {
    if (!(node instanceof Element)) return
    if (node.attributes.length > MAX_ATTRIBUTES) return node.remove()
    if ((tagName !== 'iframe' && tagName !== 'video') || node.namespaceURI !== HTML) return
    const address = node.getAttribute('src') ?? node.querySelector('source')?.getAttribute('src') ?? ''
    const container = node.ownerDocument.createElement('div')
    container.dataset.video = ''
    node.before(container)
    embeds.push({ container, address: unmask(address) })
  }
  DOMPurify.addHook('uponSanitizeElement', filterElement)
  DOMPurify.addHook('uponSanitizeAttribute', filterAttribute)
  try {
    const content = DOMPurify.sanitize(maskReported(html), RULES)
    unmaskTree(content)
    return { content, embeds }
  } finally {
    DOMPurify.removeHook('uponSanitizeElement', filterElement)
    DOMPurify.removeHook('uponSanitizeAttribute', filterAttribute)
  }
}

function unmaskTree(node: Node): void {
  if (node instanceof Text) node.data = unmask(node.data)
  if (node instanceof Element) for (const attribute of node.attributes) attribute.value = unmask(attribute.value)
  for (const child of node.childNodes) unmaskTree(child)
}

function filterAttribute(element: Element, event: UponSanitizeAttributeHookEvent): void {
  event.keepAttr = isAllowedAttribute(element.localName, event.attrName, event.attrValue)
}
