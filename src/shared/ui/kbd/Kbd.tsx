import styles from './Kbd.module.css'

/** Keys that are pressed together, as they are printed on the keyboard: `['Ctrl', 'K']`. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <kbd className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </kbd>
  )
}
