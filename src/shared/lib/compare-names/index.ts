export { compareNames } from './compare-names'
