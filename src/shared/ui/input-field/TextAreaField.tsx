import type { ComponentProps } from 'react'
import { classNames } from '@/shared/lib/class-names'
import { FormField, type FieldTexts } from '../form-field'
import { withCharacterCount } from './character-count'
import styles from './NativeField.module.css'

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange' | 'required'> & {
    value: string
    onValueChange: (value: string) => void
    /** Counts the characters when this many are near; nothing is cut off, so say with `error` when it is too long. */
    maxLength?: number
  }

/** Several lines of text; it grows with them where the browser can, up to a good part of the window. */
export function TextAreaField({
  label,
  hint,
  error,
  isRequired,
  className,
  onValueChange,
  maxLength,
  ...area
}: TextAreaFieldProps) {
  return (
    <FormField
      label={label}
      hint={withCharacterCount(hint, area.value, maxLength)}
      error={error}
      isRequired={isRequired ?? false}
      className={className}
    >
      {(control) => (
        <textarea
          rows={5}
          {...area}
          {...control}
          className={classNames(styles.control, styles.textarea)}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
