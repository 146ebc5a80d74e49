import { InputTextarea, type InputTextareaProps } from 'primereact/inputtextarea'
import { PrimeStyles } from './PrimeStyles'
import { Field, splitTextProps, type TextProps } from '../field'

type TextAreaFieldProps = TextProps &
  Omit<InputTextareaProps, keyof TextProps | 'id' | 'onChange' | 'pt' | 'readOnly' | 'ref' | 'required' | 'tooltip'>

export function TextAreaField(props: TextAreaFieldProps) {
  const { field, attributes } = splitTextProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <PrimeStyles>
          <InputTextarea rows={5} {...attributes} {...control} />
        </PrimeStyles>
      )}
    </Field>
  )
}
