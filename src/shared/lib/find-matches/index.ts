export { findInName, findInNumber, contains, isWordStart, type MatchRange, wordsOf } from './find-matches'
