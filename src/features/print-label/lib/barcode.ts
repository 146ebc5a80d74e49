import JsBarcode from 'jsbarcode'

/** Width in modules, and the bars as an SVG path of height 1. */
export interface Barcode {
  width: number
  bars: string
}

/** @throws if the text has characters outside Code 128 */
export function toCode128(text: string): Barcode {
  const drawing: { encodings?: { data: string }[] } = {}
  let isValid = false
  JsBarcode(drawing, text, { format: 'CODE128', valid: (valid) => void (isValid = valid) })
  const modules = drawing.encodings?.map(({ data }) => data).join('') ?? ''
  if (!isValid || modules === '') throw new Error('not to be written in Code 128')
  return { width: modules.length, bars: toPath(modules) }
}

function toPath(modules: string): string {
  return Array.from(modules.matchAll(/1+/g), ({ 0: { length }, index }) => `M${index} 0h${length}v1h-${length}z`).join(
    '',
  )
}
