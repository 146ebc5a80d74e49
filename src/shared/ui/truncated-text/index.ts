export { TruncatedText } from './TruncatedText'
