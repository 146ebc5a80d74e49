import { useTranslation } from 'react-i18next'
import styles from './Avatar.module.css'
import { initialsOf } from './initials'
import { Silhouette } from './Silhouette'

type AvatarProps = {
  name: string
  /** With a gender a silhouette, otherwise the initials of the name. */
  gender?: 'male' | 'other'
  /** Coloured ring; the same information must be in text nearby. */
  hasRing?: boolean
  size?: 24 | 32 | 36 | 48 | 64
}

/** Decorative and hidden from screen readers: the name must be in text nearby or in the label of the control. */
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
