export { findInName, findInNumber, isInside, isWordStart, type Stretch, wordsOf } from './find-matches'
