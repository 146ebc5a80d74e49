const BEGIN = '<!-- figures: written by `npm run bench -- --docs` -->'
const END = '<!-- end of figures -->'

/**
 * Replaces the figures between the two markers.
 * @throws {Error} if the document has no markers
 */
export const withFigures = (document: string, figures: string): string => {
  const [before, remainder] = document.split(BEGIN)
  const after = remainder?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`the document has no "${BEGIN}" with an "${END}"`)
  return `${before}${BEGIN}\n\n${figures.trim()}\n\n${END}${after}`
}
