import type { ComponentProps, ReactNode } from 'react'
import { FormField, type FieldTexts } from '../form-field'
import { withCharacterCount } from './character-count'
import styles from './NativeField.module.css'

type InputFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'required' | 'type'> & {
    type: 'date' | 'search' | 'text' | 'tel'
    value: string
    onValueChange: (value: string) => void
    /** Shows a counter near this length. Longer text is not cut; report it with `error`. */
    maxLength?: number
    hasInitialFocus?: boolean
    /** A button at the end of the input. */
    endButton?: ReactNode
  }

/** A native input, for panels that must open at once: it needs no library. */
export function InputField({
  label,
  hint,
  error,
  isRequired,
  className,
  onValueChange,
  maxLength,
  hasInitialFocus,
  endButton,
  ...input
}: InputFieldProps) {
  return (
    <FormField
      label={label}
      hint={withCharacterCount(hint, input.value, maxLength)}
      error={error}
      isRequired={isRequired ?? false}
      className={className}
    >
      {(control) => (
        <span className={styles.input} data-end-button={endButton ? '' : undefined}>
          <input
            autoComplete="off"
            {...input}
            {...control}
            className={styles.control}
            {...(hasInitialFocus && { 'data-autofocus': '', ref: focusInPendingDialog })}
            onChange={(event) => onValueChange(event.target.value)}
          />
          {endButton}
        </span>
      )}
    </FormField>
  )
}

/** A dialog that opened before its content was loaded has the focus itself until then. */
function focusInPendingDialog(field: HTMLInputElement | null): void {
  if (field && document.activeElement === field.closest('dialog[open]')) field.focus()
}
