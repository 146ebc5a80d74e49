import { ChevronDown } from 'lucide-react'
import { Icon } from '../icon'
import { Field, type FieldProps } from './Field'

export interface SelectFieldProps extends FieldProps {
  value: string
  options: readonly { value: string; label: string }[]
  onValueChange: (value: string) => void
}

/** A native select: it needs no library, and phones use their own picker. */
export function SelectField({ value, options, onValueChange, isReadOnly = false, ...field }: SelectFieldProps) {
  return (
    <Field {...field} end={<Icon icon={ChevronDown} size={16} />}>
      {(control) => (
        <select
          {...control}
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
      )}
    </Field>
  )
}
