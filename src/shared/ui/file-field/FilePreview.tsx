import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon'
import styles from './FileField.module.css'

/** A picture shows itself; what is none, or only calls itself one, has an icon. */
export function FilePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    const shown = image.current
    if (!shown) return
    const url = URL.createObjectURL(file)
    shown.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])

  return (
    <span className={styles.picture}>
      {file.type.startsWith('image/') && !isBroken ? (
        <img ref={image} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon icon={FileText} size={24} />
      )}
    </span>
  )
}
