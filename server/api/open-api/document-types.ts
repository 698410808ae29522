import type { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

export interface OpenApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  description: string
  required?: boolean
  schema: JsonSchema
  example?: unknown
}

export interface OpenApiHeader {
  description: string
  schema: JsonSchema
}

export interface Reference {
  $ref: string
}

export interface OpenApiResponse {
  description: string
  headers?: Record<string, OpenApiHeader>
  content?: Record<string, { schema: JsonSchema }>
}

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters: (OpenApiParameter | Reference)[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, OpenApiResponse | Reference>
}

export interface OpenApiPath {
  get?: OpenApiOperation
  post?: OpenApiOperation
}

/** The parts of an OpenAPI 3.1 document that this API uses. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    description: string
    contact: { email: string }
  }
  servers: { url: string }[]
  /** Empty: nothing has to be presented. */
  security: readonly never[]
  tags: { name: string }[]
  paths: Record<string, OpenApiPath>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, OpenApiParameter>
    responses: Record<string, OpenApiResponse>
  }
}
