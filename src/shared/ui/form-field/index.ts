export { type FieldTexts, FormField } from './FormField'
