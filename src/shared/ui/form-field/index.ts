export { type FieldControl, type FieldTexts, FormField } from './FormField'
