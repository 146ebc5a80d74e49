/** Elements of an article. Other elements are removed; their text is kept where it is text. */
const TEXT = 'p br hr blockquote pre ul ol li dl dt dd figure figcaption details summary h1 h2 h3 h4 h5 h6 div'
const INLINE_TAGS = 'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'
const TABLES = 'table caption colgroup col thead tbody tfoot tr th td'
/** Page landmarks, which an article must not have: each becomes a `div`. */
export const LANDMARK_TAGS = [
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

export const ALLOWED_TAGS = [...`${TEXT} ${INLINE_TAGS} ${TABLES} img`.split(' '), ...LANDMARK_TAGS]

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

export const ALLOWED_ATTR = [
  ...new Set([GLOBAL_ATTRIBUTES, ...Object.values(ATTRIBUTES)].flatMap((names) => Object.keys(names))),
]

export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  const pattern = ATTRIBUTES[tag]?.[name] ?? GLOBAL_ATTRIBUTES[name]
  return pattern?.test(value) ?? false
}
