import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '@/shared/browser'

/** Calls `prepare` for each new value when the browser is idle, for work that would delay a later interaction. */
export function useWhenIdle<Value>(value: Value, prepare: (value: Value) => void): void {
  const onIdle = useEffectEvent(prepare)
  useEffect(() => {
    let isCurrent = true
    void whenIdle().then(() => {
      if (isCurrent) onIdle(value)
    })
    return () => {
      isCurrent = false
    }
  }, [value])
}
