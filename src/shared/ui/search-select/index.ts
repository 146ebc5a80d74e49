export { AdaptiveSelect, SearchSelect } from './SearchSelect'
