import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { BrandMark, Icon } from '../icon'
import styles from './StatusScreen.module.css'

interface StatusScreenProps {
  product: string
  icon: IconNode
  footer?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function StatusScreen({ product, icon, footer, className, children }: StatusScreenProps) {
  return (
    <div className={classNames(styles.screen, className)}>
      <p className={styles.brand}>
        <BrandMark />
        {product}
      </p>
      <div className={styles.card}>
        <Icon icon={icon} size={32} className={styles.icon} />
        {children}
      </div>
      {footer}
    </div>
  )
}
