import DOMPurify, {
  type Config,
  type UponSanitizeAttributeHookEvent,
  type UponSanitizeElementHookEvent,
} from 'dompurify'
import { ALLOWED_ATTR, ALLOWED_TAGS, isAllowedAttribute } from './allowed-html'
import { maskReported, unmask } from './markup'

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
