/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const Pagination = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  limit: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  total: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  total_pages: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
})

export type Pagination = zod.input<typeof Pagination>
export type PaginationOutput = zod.output<typeof Pagination>
