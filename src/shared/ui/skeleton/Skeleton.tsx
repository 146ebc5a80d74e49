import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  width?: number | string
  height?: number | string
  shape?: 'line' | 'block' | 'circle'
}

/** A single placeholder. Hidden from screen readers: the surrounding `Skeletons` announces the loading. */
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

export function Skeletons({
  isLabelVisible = false,
  className,
  children,
}: {
  isLabelVisible?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  const label = t('loading')
  return (
    <div role="status" className={className}>
      {isLabelVisible ? <p className={styles.label}>{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  )
}

/** The title is no heading: that comes with the page. */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden id="page-title">{title}</VisuallyHidden>
      <Skeletons className={styles.page}>
        <Skeleton width={220} height="1.5rem" />
        <div className={styles.cards}>
          <Skeleton shape="block" height={132} />
          <Skeleton shape="block" height={132} />
          <Skeleton shape="block" height={132} />
        </div>
        <Skeleton shape="block" height={320} />
      </Skeletons>
    </>
  )
}
