import styles from './AppointmentTable.module.css'

interface MarkBoxProps {
  label: string
  /** Words beside the box, which belong to it. */
  words?: string | undefined
  state: 'all' | 'some' | 'none'
  tabIndex?: 0 | -1
  /** With Shift, all the rows from the last one on are meant. */
  onMark: (isRange: boolean) => void
}

/** Chooses a row, or all that it stands for. */
export const MarkBox = ({ label, words, state, tabIndex, onMark }: MarkBoxProps) => (
  <label className={styles.box} data-words={words}>
    <input
      type="checkbox"
      aria-label={label}
      tabIndex={tabIndex}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some'
      }}
      onChange={({ nativeEvent }) => onMark(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
)
