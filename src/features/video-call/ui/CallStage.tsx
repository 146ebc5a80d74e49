import { useUnit } from 'effector-react'
import { $callLabel, $phase } from '../model/call'

/** The call, from the first look at the camera to its end. */
export function CallStage() {
  const { phase, label } = useUnit({ phase: $phase, label: $callLabel })
  return phase === 'ended' ? null : <section data-phase={phase}>{label}</section>
}
