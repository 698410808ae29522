import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { guardedRest } from '../../../guarded-rest.ts'

export const GET = guardedRest(REST_GET)
export const POST = guardedRest(REST_POST)
export const DELETE = guardedRest(REST_DELETE)
export const PATCH = guardedRest(REST_PATCH)
export const PUT = guardedRest(REST_PUT)
export const OPTIONS = guardedRest(REST_OPTIONS)
