export { AdaptiveSelect } from './SearchSelect'
