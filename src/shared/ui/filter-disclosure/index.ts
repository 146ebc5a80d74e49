export { FilterDisclosure } from './FilterDisclosure'
