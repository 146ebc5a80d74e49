import JsBarcode from 'jsbarcode'

/** A bar code, in modules: how wide it is, and its bars as an SVG path of height 1. */
export interface Barcode {
  width: number
  bars: string
}

/** @throws where the text has characters that Code 128 does not know */
export function toCode128(text: string): Barcode {
  const drawing: { encodings?: { data: string }[] } = {}
  let isValid = false
  JsBarcode(drawing, text, { format: 'CODE128', valid: (valid) => void (isValid = valid) })
  const modules = drawing.encodings?.map(({ data }) => data).join('') ?? ''
  if (!isValid || modules === '') throw new Error('not to be written in Code 128')
  return { width: modules.length, bars: toPath(modules) }
}

/** One rectangle for each run of dark modules. */
function toPath(modules: string): string {
  return Array.from(modules.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} 0h${length}v1h-${length}z`).join(
    '',
  )
}
