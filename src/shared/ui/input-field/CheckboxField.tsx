import styles from './NativeField.module.css'

type CheckboxFieldProps = {
  label: string
  isChecked: boolean
  onCheckedChange: (isChecked: boolean) => void
  describedBy?: string
  isReadOnly?: boolean
}

export function CheckboxField({
  label,
  isChecked,
  onCheckedChange,
  describedBy,
  isReadOnly = false,
}: CheckboxFieldProps) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isReadOnly}
        aria-describedby={describedBy}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
