import { InputText, type InputTextProps } from 'primereact/inputtext'
import type { ReactNode, Ref } from 'react'
import { PrimeStyles } from './PrimeStyles'
import { Field, splitTextProps, type TextProps } from '../field'

export type TextFieldProps = TextProps &
  Omit<InputTextProps, keyof TextProps | 'id' | 'onChange' | 'pt' | 'readOnly' | 'required' | 'size' | 'tooltip'> & {
    ref?: Ref<HTMLInputElement>
    endButton?: ReactNode
  }

export function TextField({ endButton, ...props }: TextFieldProps) {
  const { field, attributes } = splitTextProps(props)
  return (
    <Field {...field} end={endButton}>
      {(control) => (
        <PrimeStyles>
          <InputText {...attributes} {...control} />
        </PrimeStyles>
      )}
    </Field>
  )
}
