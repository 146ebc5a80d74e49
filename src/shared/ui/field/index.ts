export { CheckboxField, RadioGroup, SelectField, type SelectFieldProps } from './ChoiceFields'
export { Field, type FieldProps } from './Field'
export { InputField, splitTextProps, type TextProps } from './InputField'
