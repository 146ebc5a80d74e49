import { FileText, Paperclip, Trash2 } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { formatFileSize } from './file-size'
import { splitFileName } from '@/shared/lib/text'
import { Field, type FieldProps } from '../field'
import { focusOnMountIfLost } from '../focus'
import { Icon, Spinner } from '../icon'
import { IconButton } from '../icon-button'
import { LiveRegion } from '../live-region'
import styles from './FileField.module.css'

type FileFieldProps = FieldProps & {
  chooseLabel: string
  removeLabel: string
  /** As the attribute of a file input. It is only a hint, so files must be validated. */
  accept: string
  file: File | null
  /** Shown name, if the name of the file is unsuitable. */
  fileName?: string
  isBusy?: boolean
  onFiles: (files: File[]) => void
  onRemove: () => void
}

export function FileField({
  chooseLabel,
  removeLabel,
  accept,
  file,
  fileName = file?.name ?? '',
  isBusy = false,
  isReadOnly = false,
  onFiles,
  onRemove,
  ...field
}: FileFieldProps) {
  const { container, preserveFocus } = useFocusAfterReplace(file, isBusy)
  return (
    <Field {...field}>
      {(control) => (
        <div ref={container} className={styles.container}>
          {file ? (
            <ChosenFile
              file={file}
              name={fileName}
              removeLabel={removeLabel}
              describedBy={control['aria-describedby']}
              isInvalid={control['aria-invalid']}
              isReadOnly={isReadOnly}
              onRemove={() => {
                preserveFocus()
                onRemove()
              }}
            />
          ) : (
            <>
              <input
                {...control}
                type="file"
                accept={accept}
                disabled={isReadOnly}
                className={styles.input}
                data-preserve-focus=""
                onChange={({ target }) => {
                  preserveFocus()
                  onFiles([...(target.files ?? [])])
                  // Allows the same file to be chosen again, for example after it was rejected and corrected.
                  target.value = ''
                }}
              />
              <label htmlFor={control.id} className={styles.choose}>
                {isBusy ? <Spinner /> : <Icon icon={Paperclip} size={18} />}
                {chooseLabel}
              </label>
            </>
          )}
        </div>
      )}
    </Field>
  )
}

/** After a file was chosen or removed, focuses the control that replaced the one the user pressed, unless another one has the focus. */
function useFocusAfterReplace(file: File | null, isBusy: boolean) {
  const container = useRef<HTMLDivElement>(null)
  const isRequested = useRef(false)

  useLayoutEffect(() => {
    if (!isRequested.current) return
    focusOnMountIfLost(container.current?.querySelector<HTMLElement>('[data-preserve-focus]') ?? null)
  }, [file])
  // Also after a rejected file: a later one may be pasted while another field has the focus, which it must keep.
  useLayoutEffect(() => {
    if (!isBusy) isRequested.current = false
  })

  return {
    container,
    preserveFocus: () => {
      isRequested.current = true
    },
  }
}

interface ChosenFileProps {
  file: File
  name: string
  removeLabel: string
  describedBy: string | undefined
  isInvalid: true | undefined
  isReadOnly: boolean
  onRemove: () => void
}

function ChosenFile({ file, name, removeLabel, describedBy, isInvalid, isReadOnly, onRemove }: ChosenFileProps) {
  const { language } = useTranslation()
  const { start, end } = splitFileName(name)
  const size = formatFileSize(file.size, language)
  return (
    <div className={styles.chosen}>
      <FilePreview file={file} />
      <span className={styles.text}>
        <bdi className={styles.name} title={name}>
          <span>{start}</span>
          <span>{end}</span>
        </bdi>
        <span className={styles.size}>{size}</span>
      </span>
      {isReadOnly ? null : (
        <IconButton
          icon={Trash2}
          label={removeLabel}
          size="s"
          aria-describedby={describedBy}
          data-invalid={isInvalid}
          data-preserve-focus=""
          onClick={onRemove}
        />
      )}
      <LiveRegion message={`${name}, ${size}`} />
    </div>
  )
}

function FilePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    const element = image.current
    if (!element) return
    const url = URL.createObjectURL(file)
    element.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])

  return (
    <span className={styles.preview}>
      {file.type.startsWith('image/') && !isBroken ? (
        <img ref={image} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon icon={FileText} size={24} />
      )}
    </span>
  )
}
