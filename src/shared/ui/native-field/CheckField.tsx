import styles from './NativeField.module.css'

type CheckFieldProps = {
  label: string
  isChecked: boolean
  onCheckedChange: (isChecked: boolean) => void
}

/** Yes or no; the words are part of what one can click. */
export function CheckField({ label, isChecked, onCheckedChange }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onCheckedChange(event.target.checked)} />
      {label}
    </label>
  )
}
