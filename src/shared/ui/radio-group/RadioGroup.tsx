import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../icon'
import styles from './RadioGroup.module.css'

interface RadioOption<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon
  lang?: string
}

interface RadioGroupProps<Value extends string> {
  label: string
  hint?: string
  value: Value
  options: readonly RadioOption<Value>[]
  onChange: (value: Value) => void
  isField?: boolean
}

export function RadioGroup<Value extends string>({
  label,
  hint,
  value,
  options,
  onChange,
  isField = false,
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset
      className={styles.group}
      data-field={isField || undefined}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon ? <Icon icon={option.icon} size={18} /> : null}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
