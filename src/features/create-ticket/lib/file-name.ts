const MAX_NAME_LENGTH = 120
/** Controls, invisible characters, and those that turn the direction of writing: `exe.gpj` must not look like `jpg.exe`. */
const INVISIBLE = /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
/** What no file system, shell or page should have to read in a name. */
const UNSAFE = /[<>:"|?*&`$;{}]/g

/** Of two code units, the first one alone at the end. */
const LONE_SURROGATE = /[\uD800-\uDBFF]$/

/** The name without its path and without what hides or harms, cut before its extension where it is very long. */
export function safeFileName(name: string): string {
  const bare = (name.replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '').replace(UNSAFE, '_').normalize('NFC').trim()
  const dot = bare.lastIndexOf('.')
  const extension = dot < 0 ? '' : bare.slice(dot)
  const stem = (dot < 0 ? bare : bare.slice(0, dot)).replace(/^[.\s]+|[.\s]+$/g, '') || 'attachment'
  const room = Math.max(1, MAX_NAME_LENGTH - extension.length)
  const whole = stem.slice(0, room).replace(LONE_SURROGATE, '')
  return whole + extension.slice(0, MAX_NAME_LENGTH - 1)
}

/** `ekran-goruntusu-2026-11-22-0131.png` */
function screenshotName(stem: string, at: Date, extension: string): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${stem}-${day}-${two(at.getHours())}${two(at.getMinutes())}.${extension}`
}

/** Browsers call every pasted picture alike; such a one gets a name by its time, every other file keeps its own. */
export function renamePasted(file: File, stem: string, now: Date): File {
  const extension = /^image\.(\w+)$/.exec(file.name)?.[1]
  if (extension === undefined) return file
  return new File([file], screenshotName(stem, now, extension), { type: file.type })
}
