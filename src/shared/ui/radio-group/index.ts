export { RadioGroup } from './RadioGroup'
