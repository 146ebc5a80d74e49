import { ChevronDown } from 'lucide-react'
import { FormField, type FieldTexts } from '../form-field'
import { Icon } from '../icon'
import styles from './NativeField.module.css'

type SelectFieldProps = FieldTexts & {
  value: string
  options: readonly { value: string; label: string }[]
  onValueChange: (value: string) => void
  isReadOnly?: boolean
}

/** A native select: it needs no library, and phones use their own picker. */
export function SelectField({
  label,
  hint,
  error,
  isRequired,
  className,
  value,
  options,
  onValueChange,
  isReadOnly = false,
}: SelectFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} isRequired={isRequired ?? false} className={className}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...control}
            className={styles.control}
            value={value}
            disabled={isReadOnly}
            onChange={(event) => onValueChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} size={16} />
        </span>
      )}
    </FormField>
  )
}
