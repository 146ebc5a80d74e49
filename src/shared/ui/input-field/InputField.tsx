import type { ComponentProps } from 'react'
import { FormField, type FieldTexts } from '../form-field'
import { withCharacterCount } from './character-count'
import styles from './NativeField.module.css'

type InputFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'required' | 'type'> & {
    type: 'date' | 'search' | 'text' | 'tel'
    value: string
    onValueChange: (value: string) => void
    /** Counts the characters when this many are near; nothing is cut off, so say with `error` when it is too long. */
    maxLength?: number
    /** Focused first when the dialog around it opens. */
    hasInitialFocus?: boolean
  }

/** The browser's own input in our looks, for panels that have to open at once: it brings no library along. */
export function InputField({
  label,
  hint,
  error,
  isRequired,
  className,
  onValueChange,
  maxLength,
  hasInitialFocus,
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
        <input
          autoComplete="off"
          {...input}
          {...control}
          className={styles.control}
          {...(hasInitialFocus && { 'data-autofocus': '', ref: focusInPendingDialog })}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </FormField>
  )
}

/** A dialog that opened before its inside was there has the focus itself until then. */
function focusInPendingDialog(field: HTMLInputElement | null): void {
  if (field && document.activeElement === field.closest('dialog[open]')) field.focus()
}
