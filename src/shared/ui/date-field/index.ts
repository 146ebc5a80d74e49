export { DateField } from './DateField'
