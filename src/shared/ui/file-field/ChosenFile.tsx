import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '@/shared/lib/file-size'
import { splitFileName } from '@/shared/lib/truncate'
import { IconButton } from '../icon-button'
import { LiveRegion } from '../live-region'
import styles from './FileField.module.css'
import { FilePreview } from './FilePreview'

type ChosenFileProps = {
  file: File
  name: string
  removeLabel: string
  describedBy: string | undefined
  isReadOnly: boolean
  onRemove: () => void
}

export function ChosenFile({ file, name, removeLabel, describedBy, isReadOnly, onRemove }: ChosenFileProps) {
  const { i18n } = useTranslation()
  const { start, end } = splitFileName(name)
  const size = formatFileSize(file.size, i18n.language)
  return (
    <div className={styles.chosen}>
      <FilePreview file={file} />
      <span className={styles.text}>
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
          data-preserve-focus=""
          onClick={onRemove}
        />
      )}
      <LiveRegion message={`${name}, ${size}`} />
    </div>
  )
}
