export { CheckboxField } from './CheckboxField'
export { InputField } from './InputField'
export { SelectField } from './SelectField'
export { TextAreaField } from './TextAreaField'
