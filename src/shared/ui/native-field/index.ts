export { CheckField } from './CheckField'
export { InputField } from './InputField'
export { SelectField } from './SelectField'
export { TextAreaField } from './TextAreaField'
