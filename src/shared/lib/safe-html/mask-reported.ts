/** A Unicode noncharacter, reserved for internal use. */
const MASK = '\uFDD0'

/** A style element of this type has no style sheet; its content is still skipped as one. */
const NO_SHEET = ` type=${MASK} `

const STYLE_TAG = /<style(?=[\s/>])/gi

/** In the HTML parser an attribute name can only start after one of these characters. */
const ATTRIBUTE_NAME = /(?<=[\s/"'])(?:on(?=[a-z])|style(?==)|(?<!<\/)style(?=[\s/>]))/gi

/**
 * Masks event handlers and styles. Chromium checks them against the content security policy, and reports them, as soon
 * as they are parsed, in any document. This is no sanitiser; texts are masked too, so unmask the result.
 */
export const maskReported = (html: string): string =>
  unmask(html).replaceAll(ATTRIBUTE_NAME, `$&${MASK}`).replaceAll(STYLE_TAG, `$&${NO_SHEET}`)

export const unmask = (text: string): string => text.replaceAll(NO_SHEET, '').replaceAll(MASK, '')
