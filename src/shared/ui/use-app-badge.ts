import { useEffect } from 'react'
import { setAppBadge } from '@/shared/browser'

/** The badge is removed with the component. */
export function useAppBadge(count: number): void {
  useEffect(() => setAppBadge(count), [count])
  useEffect(() => () => setAppBadge(0), [])
}
