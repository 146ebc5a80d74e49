const LONGEST_NAME = 120
/** Controls, invisible characters, and those that turn the direction of writing: `exe.gpj` must not look like `jpg.exe`. */
// oxlint-disable-next-line no-control-regex -- these are what must not go along
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
/** What no file system, shell or page should have to read in a name. */
const UNSAFE = /[<>:"|?*&`$;{}]/g

/** The name without its path and without what hides or harms, cut before its extension where it is very long. */
export function safeFileName(name: string): string {
  const bare = (name.replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '').replace(UNSAFE, '_').normalize('NFC').trim()
  const dot = bare.lastIndexOf('.')
  const extension = dot < 0 ? '' : bare.slice(dot)
  const stem = (dot < 0 ? bare : bare.slice(0, dot)).replace(/^[.\s]+|[.\s]+$/g, '') || 'attachment'
  const room = Math.max(1, LONGEST_NAME - extension.length)
  return [...stem].slice(0, room).join('') + extension.slice(0, LONGEST_NAME - 1)
}

/** `ekran-goruntusu-2026-11-22-0131.png`: what is pasted has no name of its own. */
export function screenshotName(stem: string, at: Date, extension: string): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${stem}-${day}-${two(at.getHours())}${two(at.getMinutes())}.${extension}`
}
