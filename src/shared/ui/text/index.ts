export { TruncatedText, Highlight } from './TruncatedText'
