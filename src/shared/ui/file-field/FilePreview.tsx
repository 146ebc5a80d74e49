import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon'
import styles from './FileField.module.css'

export function FilePreview({ file }: { file: File }) {
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
