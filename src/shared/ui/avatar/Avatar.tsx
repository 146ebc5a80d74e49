import { useTranslation } from 'react-i18next'
import styles from './Avatar.module.css'
import { initialsOf } from './initials'
import { Silhouette } from './Silhouette'

type AvatarProps = {
  name: string
  /** With a gender it shows a silhouette, without one the initials of the name. */
  gender?: 'male' | 'other'
  /** A coloured ring. Colour alone says nothing: whoever shows it says the same in words nearby. */
  hasRing?: boolean
  size?: 24 | 32 | 36 | 48 | 64
}

/** Decoration beside a name that is written out or given to the control around it; silent for screen readers. */
export function Avatar({ name, gender, hasRing = false, size = 36 }: AvatarProps) {
  const { i18n } = useTranslation()
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      data-ring={hasRing || undefined}
      style={{ inlineSize: size, fontSize: size * 0.38 }}
    >
      {gender ? <Silhouette gender={gender} /> : initialsOf(name, i18n.language)}
    </span>
  )
}
