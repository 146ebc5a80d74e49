export { AdaptiveSelect } from './AdaptiveSelect'
export { SearchSelect } from './SearchSelect'
