import type { IconNode } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { BrandMark, Icon } from '../icon'
import styles from './StatusScreen.module.css'

type StatusScreenProps = ComponentProps<'div'> & {
  product: string
  icon: IconNode
  footer?: ReactNode
}

export function StatusScreen({ product, icon, footer, className, children, ...rest }: StatusScreenProps) {
  return (
    <div {...rest} className={classNames(styles.screen, className)}>
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
