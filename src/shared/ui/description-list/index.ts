export { DescriptionList } from './DescriptionList'
