import type { SelectionState } from '../lib/row-selection'
import styles from './AppointmentTable.module.css'

interface RowCheckboxProps {
  label: string
  visibleLabel?: string | undefined
  state: SelectionState
  tabIndex?: 0 | -1
  /** Enter on the row toggles it. */
  isRowAction?: boolean
  /** `isRange` when Shift is pressed: selects all rows from the last one. */
  onSelect: (isRange: boolean) => void
}

export const RowCheckbox = ({ label, visibleLabel, state, tabIndex, isRowAction, onSelect }: RowCheckboxProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- enlarges the target of the box, which handles the keys
  <label
    className={styles.checkbox}
    data-visible-label={visibleLabel}
    onClick={(event) => {
      // Beside the box, Firefox passes no click with Shift on to it.
      if (!event.shiftKey || event.target !== event.currentTarget) return
      event.preventDefault()
      onSelect(true)
    }}
  >
    <input
      type="checkbox"
      aria-label={label}
      tabIndex={tabIndex}
      data-activate={isRowAction || undefined}
      checked={state === 'all'}
      ref={(input) => {
        if (input) input.indeterminate = state === 'some'
      }}
      onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
)
