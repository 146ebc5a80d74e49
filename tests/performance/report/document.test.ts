import { expect, test } from 'vitest'
import { withFigures } from './document.ts'

const BEGIN = '<!-- figures: written by `npm run bench -- --docs` -->'
const END = '<!-- end of figures -->'

test('new figures take the place of the old ones and leave the words around them', () => {
  const document = `# Title\n\n${BEGIN}\n\nold\n\n${END}\n\nafter\n`
  const once = withFigures(document, '\n| new |\n')
  expect(once).toBe(`# Title\n\n${BEGIN}\n\n| new |\n\n${END}\n\nafter\n`)
  expect(withFigures(once, '| new |')).toBe(once)
})

test('a document without a place for figures is refused', () => {
  expect(() => withFigures('# Title', '| new |')).toThrow('has no')
  expect(() => withFigures(`# Title ${BEGIN}`, '| new |')).toThrow('has no')
})
