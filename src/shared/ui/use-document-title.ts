import { useLayoutEffect } from 'react'
import { setDocumentTitle } from '@/shared/browser'

/** Not React's `<title>`: it would be added behind the one of the HTML, which counts. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => setDocumentTitle(title), [title])
}
