export { ExpandableText } from './ExpandableText'
export { Highlight } from './Highlight'
export { Instant } from './Instant'
export { TruncatedText } from './TruncatedText'
