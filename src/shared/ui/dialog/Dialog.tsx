import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { classNames } from '../class-names'
import { ErrorBoundary } from '../error-boundary'
import { IconButton } from '../icon-button'
import { Modal, type ModalProps } from '../modal'
import styles from './Dialog.module.css'

type DialogProps = Omit<ModalProps, 'title'> & {
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  size?: 's' | 'm' | 'l'
}

export function Dialog({ title, description, footer, size = 'm', className, children, ...modal }: DialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <Modal
      {...modal}
      className={classNames(styles.dialog, className)}
      data-size={size}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <div className={styles.heading}>
            <h2 id={`${id}title`} className={styles.title}>
              {title}
            </h2>
            {description ? (
              <p id={`${id}description`} className={styles.description}>
                {description}
              </p>
            ) : null}
          </div>
          {modal.onClose ? <IconButton icon={X} label={t('close')} size="s" onClick={modal.onClose} /> : null}
        </div>
        {children ? (
          <div className={styles.body}>
            <ErrorBoundary>{children}</ErrorBoundary>
          </div>
        ) : null}
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </Modal>
  )
}
