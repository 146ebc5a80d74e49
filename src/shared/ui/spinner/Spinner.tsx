import { VisuallyHidden } from '../visually-hidden'
import styles from './Spinner.module.css'

type SpinnerProps = { size?: 16 | 20 | 32; label?: string }

export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <span className={styles.spinner} style={{ inlineSize: size }} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" opacity="0.25" />
        <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" strokeLinecap="round" />
      </svg>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
