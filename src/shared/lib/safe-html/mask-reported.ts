/** A Unicode noncharacter, reserved for internal use. */
const MASK = '\uFDD0'

/** In the HTML parser an attribute name can only start after one of these characters. */
const ATTRIBUTE_NAME = /(?<=[\s/"'])(?:on(?=[a-z])|style(?==)|(?<!<\/)style(?=[\s/>]))/gi

const STYLE_TAG = /(?<=<\/?)style(?=[\s/>])/gi

/** Parsed like a style element, as text up to its end tag, and removed with its content like one, but never applied. */
const MASKED_STYLE_TAG = `noframes ${MASK}`

/**
 * Masks event handlers and styles. Chromium checks them against the content security policy, and reports them, as soon
 * as they are parsed, in any document. This is no sanitiser; texts are masked too, so unmask the result.
 */
export const maskReported = (html: string): string =>
  unmask(html).replaceAll(ATTRIBUTE_NAME, `$&${MASK}`).replaceAll(STYLE_TAG, MASKED_STYLE_TAG)

export const unmask = (text: string): string => text.replaceAll(MASKED_STYLE_TAG, 'style').replaceAll(MASK, '')
