import { clinicDay, formatTime } from '@/shared/lib/date-time'
import { truncateUnits } from '@/shared/lib/text'

const MAX_NAME_LENGTH = 120
/** Control, invisible and bidirectional characters: `exe.gpj` must not look like `jpg.exe`. */
const INVISIBLE = /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
/** Reserved in file systems and shells, or special in HTML. */
const UNSAFE = /[<>:"|?*&`$;{}]/g

/** File name without path, hidden and unsafe characters, truncated before its extension. */
export function safeFileName(name: string): string {
  const bare = (name.replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '').replace(UNSAFE, '_').normalize('NFC').trim()
  const dot = bare.lastIndexOf('.')
  const extension = dot < 0 ? '' : bare.slice(dot)
  const stem = (dot < 0 ? bare : bare.slice(0, dot)).replace(/^[.\s]+|[.\s]+$/g, '') || 'attachment'
  const room = Math.max(1, MAX_NAME_LENGTH - extension.length)
  return truncateUnits(stem, room) + extension.slice(0, MAX_NAME_LENGTH - 1)
}

function screenshotName(stem: string, at: Date, extension: string): string {
  return `${stem}-${clinicDay(at)}-${formatTime(at).replace(':', '')}.${extension}`
}

/** Browsers give every pasted image the same name: replace it with a timestamp. Other names stay. */
export function renamePasted(file: File, stem: string, now: Date): File {
  const extension = /^image\.(\w+)$/.exec(file.name)?.[1]
  if (extension === undefined) return file
  return new File([file], screenshotName(stem, now, extension), { type: file.type })
}
