export { ChoiceGroup } from './RadioGroup'
