import styles from './AppointmentTable.module.css'

interface RowCheckboxProps {
  label: string
  visibleLabel?: string | undefined
  state: 'all' | 'some' | 'none'
  tabIndex?: 0 | -1
  /** `isRange` when Shift is pressed: selects all rows from the last one. */
  onSelect: (isRange: boolean) => void
}

export const RowCheckbox = ({ label, visibleLabel, state, tabIndex, onSelect }: RowCheckboxProps) => (
  <label className={styles.checkbox} data-visible-label={visibleLabel}>
    <input
      type="checkbox"
      aria-label={label}
      tabIndex={tabIndex}
      checked={state === 'all'}
      ref={(input) => {
        if (input) input.indeterminate = state === 'some'
      }}
      onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
)
