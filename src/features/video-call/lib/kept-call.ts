import * as z from 'zod/mini'
import { tabStorage } from '@/shared/browser'

const KEY = 'portal.call'

/** What a reload brings back: ids and switches, no name. */
const KeptCall = z.object({
  room: z.uuid(),
  isJoined: z.boolean(),
  isCameraOn: z.boolean(),
  isMicrophoneOn: z.boolean(),
  window: z.enum(['full', 'minimised']),
})
export type KeptCall = z.infer<typeof KeptCall>

export function readKeptCall(): KeptCall | null {
  try {
    return KeptCall.parse(JSON.parse(tabStorage.read(KEY) ?? 'null'))
  } catch {
    return null
  }
}

export const keepCall = (call: KeptCall): void => void tabStorage.write(KEY, JSON.stringify(call))
export const forgetCall = (): void => tabStorage.remove(KEY)
