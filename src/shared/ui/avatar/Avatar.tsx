import { UserRound } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Icon } from '../icon'
import { initialsOf } from './initials'
import styles from './Avatar.module.css'

interface AvatarProps {
  name: string
  /** With a gender a silhouette, otherwise the initials of the name. */
  gender?: 'male' | 'other'
  /** Coloured ring; the same information must be in text nearby. */
  hasRing?: boolean
  size?: 24 | 32 | 36 | 64
}

/** Decorative and hidden from screen readers: the name must be in text nearby or in the label of the control. */
export function Avatar({ name, gender, hasRing = false, size = 36 }: AvatarProps) {
  const { language } = useTranslation()
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      data-ring={hasRing || undefined}
      style={{ inlineSize: size, fontSize: Math.round(size * 0.38) }}
    >
      {gender ? <Silhouette gender={gender} /> : initialsOf(name, language) || <Icon icon={UserRound} size={16} />}
    </span>
  )
}

function Silhouette({ gender }: { gender: 'male' | 'other' }) {
  return (
    <svg viewBox="0 0 40 40" fill="currentColor">
      {gender === 'male' ? null : (
        <path
          opacity="0.45"
          d="M20 6.5c-6 0-9.8 4.3-9.8 10.3 0 4.5-.8 7.7-2.7 10.7h25c-1.900-3-2.7-6.2-2.7-10.7 0-6-3.8-10.3-9.8-10.3Z"
        />
      )}
      <circle cx="20" cy="16.5" r="6.5" />
      <path d="M20 26c-7.6 0-13 4.6-13.8 11A20 20 0 0 0 20 42a20 20 0 0 0 13.8-5C33 30.6 27.6 26 20 26Z" />
    </svg>
  )
}
