/** A character that Unicode keeps out of texts, for the internal use of programs. */
const MASK = '\uFDD0'

/** Every place in which the HTML parser can begin the name of an attribute is after one of these characters. */
const HANDLER_NAME = /(?<=[\s/"'])on(?=[a-z])/gi

/**
 * Makes the names of event handlers unknown ones. Chromium judges a handler by the page's security policy, and reports it,
 * as soon as an element has it, in whatever document. This makes nothing safe; texts are masked too, so unmask what is left.
 */
export const maskHandlers = (html: string): string => unmask(html).replaceAll(HANDLER_NAME, `$&${MASK}`)

export const unmask = (text: string): string => text.replaceAll(MASK, '')
