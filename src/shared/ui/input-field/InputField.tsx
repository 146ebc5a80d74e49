import type { ComponentProps } from 'react'
import { FormField, type FieldTexts } from '../form-field'
import { withCount } from './character-count'
import styles from './NativeField.module.css'

type InputFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'required' | 'type'> & {
    type: 'date' | 'search' | 'text' | 'tel'
    value: string
    onValueChange: (value: string) => void
    /** Counts the characters when this many are near; nothing is cut off, so say with `error` when it is too long. */
    longest?: number
    /** Focused first when the dialog around it opens. */
    isFocusedFirst?: boolean
  }

/** The browser's own input in our looks, for panels that have to open at once: it brings no library along. */
export function InputField({
  label,
  hint,
  error,
  isRequired,
  className,
  onValueChange,
  longest,
  isFocusedFirst,
  ...input
}: InputFieldProps) {
  return (
    <FormField
      label={label}
      hint={withCount(hint, input.value, longest)}
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
          {...(isFocusedFirst && { 'data-autofocus': '', ref: focusInWaitingDialog })}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </FormField>
  )
}

/** A dialog that opened before its inside was there has the focus itself until then. */
function focusInWaitingDialog(field: HTMLInputElement | null): void {
  if (field && document.activeElement === field.closest('dialog[open]')) field.focus()
}
