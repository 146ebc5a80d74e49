import type { ComponentProps } from 'react'
import { FormField, type FieldTexts } from '../form-field'
import styles from './NativeField.module.css'

type InputFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'required' | 'type'> & {
    type: 'date' | 'search'
    value: string
    onValueChange: (value: string) => void
  }

/** The browser's own input in our looks, for panels that have to open at once: it brings no library along. */
export function InputField({ label, hint, error, isRequired, className, onValueChange, ...input }: InputFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} isRequired={isRequired ?? false} className={className}>
      {(control) => (
        <input
          autoComplete="off"
          {...input}
          {...control}
          className={styles.control}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
