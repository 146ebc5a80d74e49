export { ChoiceGroup } from './ChoiceGroup'
