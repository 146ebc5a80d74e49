import { FileText, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '@/shared/lib/file-size'
import { splitName } from '@/shared/lib/graphemes'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'
import { LiveRegion } from '../live-region'
import styles from './FileField.module.css'
import { useImagePreview } from './use-image-preview'

type ChosenFileProps = {
  file: File
  name: string
  removeLabel: string
  describedBy: string | undefined
  isReadOnly: boolean
  onRemove: () => void
}

/** A picture shows itself, everything else its name and size. */
export function ChosenFile({ file, name, removeLabel, describedBy, isReadOnly, onRemove }: ChosenFileProps) {
  const { i18n } = useTranslation()
  const { url, fail } = useImagePreview(file)
  const { start, end } = splitName(name)
  const size = formatFileSize(file.size, i18n.language)
  return (
    <div className={styles.chosen}>
      <span className={styles.picture}>
        {url ? <img src={url} alt="" onError={fail} /> : <Icon icon={FileText} size={24} />}
      </span>
      <span className={styles.words}>
        <bdi className={styles.name} title={name}>
          <span>{start}</span>
          <span>{end}</span>
        </bdi>
        <span className={styles.size} data-tabular>
          {size}
        </span>
      </span>
      {isReadOnly ? null : (
        <IconButton
          icon={Trash2}
          label={removeLabel}
          size="s"
          aria-describedby={describedBy}
          data-keeps-focus=""
          onClick={onRemove}
        />
      )}
      <LiveRegion message={`${name}, ${size}`} />
    </div>
  )
}
