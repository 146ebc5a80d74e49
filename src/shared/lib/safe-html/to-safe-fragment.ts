import DOMPurify, {
  type Config,
  type UponSanitizeAttributeHookEvent,
  type UponSanitizeElementHookEvent,
} from 'dompurify'
import { ALLOWED_ATTR, ALLOWED_TAGS, isAllowedAttribute } from './allowed-html'

const HTML = 'http://www.w3.org/1999/xhtml'

const RULES = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOWED_NAMESPACES: [HTML],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** Where an article has a video: an empty element in its place, and the address as it was written. */
export interface Embed {
  place: HTMLElement
  address: string
}

export interface SafeFragment {
  content: DocumentFragment
  embeds: Embed[]
}

/**
 * Untrusted HTML as nodes that can do nothing. They belong to a document of their own, which loads and runs nothing, until
 * they are put into the page. No text is parsed a second time, so nothing can change its meaning on the way.
 */
export function toSafeFragment(html: string): SafeFragment {
  const embeds: Embed[] = []
  const noteEmbed = (node: Node, { tagName }: UponSanitizeElementHookEvent) => {
    if ((tagName !== 'iframe' && tagName !== 'video') || !isHtmlElement(node)) return
    const address = node.getAttribute('src') ?? node.querySelector('source')?.getAttribute('src') ?? ''
    const place = node.ownerDocument.createElement('div')
    node.before(place)
    embeds.push({ place, address })
  }
  DOMPurify.addHook('uponSanitizeElement', noteEmbed)
  DOMPurify.addHook('uponSanitizeAttribute', judgeAttribute)
  try {
    return { content: DOMPurify.sanitize(html, RULES), embeds }
  } finally {
    DOMPurify.removeHook('uponSanitizeElement', noteEmbed)
    DOMPurify.removeHook('uponSanitizeAttribute', judgeAttribute)
  }
}

const isHtmlElement = (node: Node): node is Element => node instanceof Element && node.namespaceURI === HTML

function judgeAttribute(element: Element, event: UponSanitizeAttributeHookEvent): void {
  event.keepAttr = isAllowedAttribute(element.localName, event.attrName, event.attrValue)
}
