import styles from './AppointmentTable.module.css'

interface RowCheckboxProps {
  label: string
  /** Words beside the box, which belong to it. */
  visibleLabel?: string | undefined
  state: 'all' | 'some' | 'none'
  tabIndex?: 0 | -1
  /** With Shift, all the rows from the last one on are meant. */
  onSelect: (isRange: boolean) => void
}

/** Chooses a row, or all that it stands for. */
export const RowCheckbox = ({ label, visibleLabel, state, tabIndex, onSelect }: RowCheckboxProps) => (
  <label className={styles.checkbox} data-words={visibleLabel}>
    <input
      type="checkbox"
      aria-label={label}
      tabIndex={tabIndex}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some'
      }}
      onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
)
