import type { Ref } from 'react'
import { FormField, type FieldTexts } from '../form-field'
import { InputText, type InputTextProps } from '../prime'

type TextFieldProps = FieldTexts &
  Omit<InputTextProps, 'id' | 'className' | 'size' | 'tooltip' | 'onChange' | 'required' | 'pt'> & {
    ref?: Ref<HTMLInputElement>
    value: string
    onValueChange: (value: string) => void
    hasInitialFocus?: boolean
  }

/** Single-line text field. Imports PrimeReact: use it in lazy chunks only. */
export function TextField({
  label,
  hint,
  error,
  isRequired,
  className,
  onValueChange,
  hasInitialFocus,
  ...input
}: TextFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} isRequired={isRequired ?? false} className={className}>
      {(control) => (
        <InputText
          {...input}
          {...control}
          data-autofocus={hasInitialFocus ? '' : undefined}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
