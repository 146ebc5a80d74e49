import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classNames } from '../class-names'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Icon.module.css'

interface IconProps {
  icon: IconNode
  size?: 16 | 18 | 20 | 24 | 32
  /** Only for an icon whose meaning is not in text nearby. */
  label?: string
  className?: string | undefined
}

export function Icon({ icon, size = 20, label, className }: IconProps) {
  return createElement(
    'svg',
    {
      className: classNames(styles.icon, className),
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
    },
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
  )
}

interface SpinnerProps {
  size?: 16 | 32
  label?: string
}

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

export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--color-accent)" />
      <rect x="7" y="13" width="18" height="6" rx="3" fill="var(--color-on-accent)" opacity="0.6" />
      <rect x="13" y="7" width="6" height="18" rx="3" fill="var(--color-on-accent)" />
    </svg>
  )
}
