export { Highlight } from './Highlight'
export { TruncatedText } from './TruncatedText'
