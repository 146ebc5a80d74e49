import { useEffect, useState } from 'react'

/** A URL under which the page can show a picture, for as long as the component lives; null for what is no picture. */
export function useImagePreview(file: File) {
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])

  /** What calls itself a picture may not be one that the browser can draw. */
  return { url, fail: () => setUrl(null) }
}
