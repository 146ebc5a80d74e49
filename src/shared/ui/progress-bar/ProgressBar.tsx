import { useTranslation } from '@/shared/i18n'
import { classNames } from '../class-names'
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  /** From 0 to 1; null if unknown. */
  value: number | null
  className?: string | undefined
}

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const { language } = useTranslation()
  const percent = value === null ? null : Math.round(value * 100)
  return (
    <div className={classNames(styles.progress, className)}>
      <div className={styles.text} aria-hidden="true">
        <span>{label}</span>
        {percent === null ? null : <span>{(percent / 100).toLocaleString(language, { style: 'percent' })}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className={styles.track}
      >
        <div
          className={styles.bar}
          data-unknown={percent === null || undefined}
          style={percent === null ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  )
}
