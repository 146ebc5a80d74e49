import type { ComponentProps } from 'react'
import { classNames } from '@/shared/lib/class-names'
import { FormField, type FieldTexts } from '../form-field'
import { withCharacterCount } from './character-count'
import styles from './NativeField.module.css'

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange' | 'required'> & {
    value: string
    onValueChange: (value: string) => void
    /** Shows a counter near this length. Longer text is not cut; report it with `error`. */
    maxLength?: number
  }

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
