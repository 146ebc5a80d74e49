import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon'
import { Field, type FieldProps } from './Field'
import styles from './RadioGroup.module.css'

interface RadioOption<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon
  lang?: string
}

interface RadioGroupProps<Value extends string> extends FieldProps {
  value: Value
  options: readonly RadioOption<Value>[]
  onValueChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({
  value,
  options,
  onValueChange,
  isReadOnly = false,
  ...field
}: RadioGroupProps<Value>) {
  return (
    <Field {...field} layout="group">
      {({ id }) => (
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.option} lang={option.lang}>
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={isReadOnly}
                onChange={() => onValueChange(option.value)}
              />
              {option.icon ? <Icon icon={option.icon} size={18} /> : null}
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
