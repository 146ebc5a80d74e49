import { ChevronDown, type IconNode } from 'lucide'
import type { RefCallback } from 'react'
import { Icon } from '../icon'
import { Field, type FieldProps } from './Field'
import styles from './ChoiceFields.module.css'

interface CheckboxFieldProps extends FieldProps {
  isChecked: boolean
  onCheckedChange: (isChecked: boolean) => void
}

export function CheckboxField({ isChecked, onCheckedChange, isReadOnly = false, ...field }: CheckboxFieldProps) {
  return (
    <Field {...field} layout="beside">
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={isChecked}
          // A disabled element would lose the focus.
          aria-disabled={isReadOnly || undefined}
          onChange={(event) => {
            if (!isReadOnly) onCheckedChange(event.target.checked)
          }}
        />
      )}
    </Field>
  )
}

interface RadioOption<Value extends string> {
  value: Value
  label: string
  icon?: IconNode
  lang?: string
}

interface RadioGroupProps<Value extends string> extends Omit<FieldProps, 'isReadOnly'> {
  value: Value
  options: readonly RadioOption<Value>[]
  onValueChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({ value, options, onValueChange, ...field }: RadioGroupProps<Value>) {
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

export interface SelectFieldProps<Value extends string = string> extends FieldProps {
  /** Receives the control. */
  ref?: RefCallback<HTMLElement>
  value: Value
  options: readonly { value: Value; label: string }[]
  onValueChange: (value: Value) => void
}

/** A native select: it needs no library, and phones use their own picker. */
export function SelectField<Value extends string>({
  ref,
  value,
  options,
  onValueChange,
  isReadOnly = false,
  ...field
}: SelectFieldProps<Value>) {
  return (
    <Field {...field} end={<Icon icon={ChevronDown} size={16} />}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          value={value}
          disabled={isReadOnly}
          // The value is always that of one of the options.
          onChange={(event) => onValueChange(event.target.value as Value)}
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
