/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const AnotherShape = /*#__PURE__*/ zod.unknown()

export type AnotherShape = zod.input<typeof AnotherShape>
export type AnotherShapeOutput = zod.output<typeof AnotherShape>
