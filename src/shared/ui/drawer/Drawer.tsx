import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/shared/lib/class-names'
import { IconButton } from '../icon-button'
import { Modal, type ModalProps } from '../modal'
import styles from './Drawer.module.css'

type DrawerProps = Omit<ModalProps, 'title'> & {
  title: ReactNode
  side?: 'left' | 'right'
  /** In pixels; below 600 px a drawer takes the whole width unless `keepsWidth` says otherwise. */
  width: number
  keepsWidth?: boolean
  /** Nothing inside takes the focus: the body does, so that the keyboard can scroll it. */
  isReadOnly?: boolean
  /** Controls between the title and the close button. */
  actions?: ReactNode
  footer?: ReactNode
}

/** A panel that slides in from the side and behaves as a dialog. Its body scrolls, header and footer stay. */
export function Drawer({
  title,
  side = 'right',
  width,
  keepsWidth = false,
  isReadOnly = false,
  actions,
  footer,
  className,
  style,
  children,
  ...modal
}: DrawerProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <Modal
      {...modal}
      className={classNames(styles.drawer, className)}
      style={{ ...style, '--drawer-width': `${width}px` } as CSSProperties}
      data-side={side}
      data-fixed-width={keepsWidth || undefined}
      aria-labelledby={id}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions}
          <IconButton icon={X} label={t('close')} size="s" onClick={() => modal.onClose('button')} />
        </header>
        <div
          className={styles.body}
          {...(isReadOnly && { role: 'group', 'aria-labelledby': id, tabIndex: 0, 'data-autofocus': '' })}
        >
          {children}
        </div>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </div>
    </Modal>
  )
}
