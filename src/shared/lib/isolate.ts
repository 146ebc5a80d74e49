import { BIDI_CONTROLS } from './text/truncate'

/** Hebrew, Arabic and other scripts of the Basic Multilingual Plane that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

const POP_ISOLATE = '\u2069'

/** Isolates a right-to-left text: digits and punctuation beside it would otherwise join it and change places. */
export function isolate(text: string): string {
  const safe = dropUnpairedControls(text)
  return RIGHT_TO_LEFT.test(safe) ? `\u2068${safe}${POP_ISOLATE}` : safe
}

/** Pairs of isolates stay, because joined parts are joined again. Other controls would reorder the text around a name. */
function dropUnpairedControls(text: string): string {
  const open: number[] = []
  const paired = new Set<number>()
  for (const { 0: control, index } of text.matchAll(BIDI_CONTROLS)) {
    if (control > '\u202E' && control !== POP_ISOLATE) open.push(index)
    const start = control === POP_ISOLATE ? open.pop() : undefined
    if (start !== undefined) paired.add(start).add(index)
  }
  return text.replace(BIDI_CONTROLS, (control, index: number) => (paired.has(index) ? control : ''))
}

/** Leaves out missing parts. Only for texts of the user interface: right-to-left parts get invisible characters. */
export const joinParts = (parts: readonly (string | false | null | undefined)[], separator: string): string =>
  parts.flatMap((part) => (part ? [isolate(part)] : [])).join(separator)
