import { X } from 'lucide'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { ErrorBoundary } from '../error-boundary'
import { IconButton } from '../icon-button'
import { Modal, type ModalProps } from '../modal'
import styles from './Drawer.module.css'

type DrawerProps = Omit<ModalProps, 'title' | 'onClose' | 'className' | 'style'> & {
  title: ReactNode
  onClose: () => void
  side?: 'left' | 'right'
  /** In CSS pixels; below 600 px a drawer on the right is as wide as the window. */
  width: number
  /** Without focusable content the body gets the focus, so that the keyboard can scroll it. */
  isReadOnly?: boolean
  footer?: ReactNode
}

export function Drawer({ title, side = 'right', width, isReadOnly = false, footer, children, ...modal }: DrawerProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <Modal
      {...modal}
      className={styles.drawer}
      style={{ '--drawer-width': `${width}px` } as CSSProperties}
      data-side={side}
      aria-labelledby={id}
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={X} label={t('close')} size="s" onClick={modal.onClose} />
        </div>
        <div
          className={styles.body}
          {...(isReadOnly && { role: 'group', 'aria-labelledby': id, tabIndex: 0, 'data-autofocus': '' })}
        >
          <ErrorBoundary>{children}</ErrorBoundary>
        </div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </Modal>
  )
}
