const BEGIN = '<!-- figures: written by `npm run bench -- --docs` -->'
const END = '<!-- end of figures -->'

/**
 * The document with these figures in the place of the old ones.
 * @throws where the document does not say where they belong
 */
export const withFigures = (document: string, figures: string): string => {
  const [before, remainder] = document.split(BEGIN)
  const after = remainder?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`the document has no "${BEGIN}" with an "${END}"`)
  return `${before}${BEGIN}\n\n${figures.trim()}\n\n${END}${after}`
}
