/** The signature of a PNG file. */
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export const pngFile = (name = 'ekran.png') => new File([PNG], name, { type: 'image/png' })
