import { useEffect, useEffectEvent } from 'react'
import { onLoadable } from '@/shared/lifecycle'

/** Retries once the missing file can be loaded; only while the failure is shown. */
export function useRetryWhenLoadable(missing: { url: string } | null, retry: () => void): void {
  const onReturn = useEffectEvent(retry)
  useEffect(() => (missing === null ? undefined : onLoadable(missing.url, onReturn)), [missing])
}
