import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  width?: number | string
  height?: number | string
  shape?: 'line' | 'block' | 'circle'
}

/** One bar in the shape of what comes. Silent: `Skeletons` around it says that something is loading. */
export function Skeleton({ width = '100%', height = '0.875rem', shape = 'line' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: shape === 'circle' ? width : height }}
    />
  )
}

/** A group of skeletons with the words that a screen reader hears in their place, and everybody sees where it is asked for. */
export function Skeletons({
  label,
  isLabelVisible = false,
  className,
  children,
}: {
  label: string
  isLabelVisible?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div role="status" className={className}>
      {isLabelVisible ? <p className={styles.label}>{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  )
}
